"""A bot for Stone Age. Try it: stoneage bot-host "python3 examples/bot.py"."""

import json
import sys
from typing import Any

LIKED = {"hut": 9, "tool-maker": 8, "field": 7, "forest": 6, "clay-pit": 5, "quarry": 4, "river": 3}
VALUE = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}


def liking(choice: dict[str, Any], me: dict[str, Any]) -> float:
    """How much we like a choice, `me` being our own board: make this better!"""
    at: str = choice.get("at", "")
    figures: int = choice.get("figures", 1)  # a part that has its usual value is left out
    if choice["do"] == "place":
        if at.startswith(("card", "building")):  # card-1 costs 1 resource, card-4 costs 4
            return 20 if sum(me[good] for good in VALUE) > int(at[-1]) else -20
        if at == "hunt":  # no more than we need
            missing = me["figures"] - me["food"] - me["agriculture"]
            return 10 if 0 < missing <= figures * 2 else 0
        return LIKED.get(at, 0) + figures / 10
    if choice["do"] == "resolve":  # harvest first, then buy
        return LIKED.get(at, 2 if at == "hunt" else 1)
    if choice["do"] in {"decline", "starve"}:
        return -100
    cost: int = sum(choice.get(good, 0) * value for good, value in VALUE.items())
    face: int = choice.get("face", 0)
    return face + len(choice.get("tools", [])) - cost


for line in sys.stdin:  # one message a line; when there are no more, we end
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "Python example"}), flush=True)
    elif message["type"] == "choose":
        me = message["view"]["players"][message["view"]["seat"]]
        likings = [liking(choice, me) for choice in message["choices"]]
        best = likings.index(max(likings))
        print(json.dumps({"type": "choice", "id": message["id"], "choice": best}), flush=True)
