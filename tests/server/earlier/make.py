"""Fill a server with tables of every kind, and write down what it says of them.

python -m tests.server.earlier.make http://127.0.0.1:8080 > 0.1.0.json

It speaks nothing but the protocol, so that it can fill a server of any version.
"""

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx

Json = Any

VARIANTS = {
    "harsh_winter": True,
    "wild_animals": True,
    "igloos": True,
    "closed_cards": True,
}
TABLES: dict[str, Json] = {
    "waiting": {"settings": {"options": {"players": 3}}, "moves": None},
    "begun": {"settings": {"options": {"players": 2}, "start": 1}, "moves": 0},
    "placing": {"settings": {"options": {"players": 2}, "listed": True}, "moves": 5},
    "middle": {"settings": {"options": {"players": 4}}, "moves": 160},
    "variants": {"settings": {"options": {"players": 3, **VARIANTS}}, "moves": 140},
    "with-clock": {
        "settings": {
            "options": {"players": 2, "harsh_winter": True},
            "timing": {"by": "bank", "seconds": 2_000_000, "increment": 5},
        },
        "moves": 60,
    },
    "over": {"settings": {"options": {"players": 2, **VARIANTS}}, "moves": 10_000},
}


class Somebody:
    """One person with a cookie."""

    def __init__(self, address: str, cookie: str | None = None, name: str = "Anna") -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        if cookie is None:
            self.http.post("/api/people", json={"name": name}).raise_for_status()
            cookie = self.http.cookies["stoneage"]
        self.http.cookies.set("stoneage", cookie)
        self.cookie = cookie

    def get(self, path: str) -> Json:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    def does(self, table: str, **command: Json) -> Json:
        answer = self.http.post(f"/api/tables/{table}/commands", json=command)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sets(self, settings: Json) -> str:
        made: str = self.http.post("/api/tables", json=settings).json()["id"]
        return made

    def knows(self, table: str) -> Json:
        """All that this person may know of a table."""
        now = self.get(f"/api/tables/{table}")
        return {
            "update": {key: now[key] for key in ("version", "view", "choices", "table")},
            **({"story": self.get(f"/api/tables/{table}/story")} if now["view"] else {}),
            **({"record": self.get(f"/api/tables/{table}/record")} if now["view"] else {}),
            "chat": self.get(f"/api/tables/{table}/chat"),
        }


def moved(people: list[Somebody], table: str, moves: int, seed: int = 1) -> None:
    """Random moves; all seats are decided by the people, in the order of their seats."""
    chance = Random(seed)
    for _ in range(moves):
        now = people[0].get(f"/api/tables/{table}")
        seat = now["view"]["awaited"]["seat"]
        if now["table"]["status"] == "over" or seat is None:
            return
        asked = people[seat % len(people)]
        now = asked.get(f"/api/tables/{table}")
        asked.does(
            table, command="play", version=now["version"], action=chance.choice(now["choices"])
        )


def filled(address: str) -> Iterator[tuple[str, Json]]:
    for name, wanted in TABLES.items():
        players = wanted["settings"]["options"]["players"]
        anna = Somebody(address, name="Anna")
        ben = Somebody(address, name="Ben")
        people = [anna, ben] * 2
        table = anna.sets(wanted["settings"])
        for seat, person in enumerate(people[1:players], 1):
            if seat < players - 1 or wanted["moves"] is not None:
                person.does(table, command="sit-down", seat=seat, name=f"P{seat}")
        anna.does(table, command="give-word", seat=0, word="a word of Anna's")
        anna.does(table, command="say", text="Hello!")
        if wanted["moves"] is not None:
            anna.does(table, command="start")
            moved([anna, ben], table, wanted["moves"])
        yield (
            name,
            {
                "table": table,
                "cookies": [anna.cookie, ben.cookie],
                "known": [anna.knows(table), ben.knows(table)],
            },
        )


def main() -> None:
    json.dump(dict(filled(sys.argv[1])), sys.stdout)


if __name__ == "__main__":
    main()
