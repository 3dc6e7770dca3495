"""Every page of the client, and every state worth looking at."""

from collections.abc import Callable

from .guest import Guest
from .server_process import Planted
from .tables import UNASKED, Tables

SCISSORS = """
  const sockets = [];
  let isCut = false;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      if (isCut) this.close();
      else sockets.push(this);
    }
  };
  window.cut = () => {
    isCut = true;
    for (const socket of sockets) socket.close();
  };
"""
A_REVIEW = 240_000
"""Milliseconds for it, where nothing is compiled."""
Arrive = Callable[[Guest, Tables], None]
MORE_WAYS = "nav button >> visible=true"
TABLE_MENU = "header.top .left button"
LOG_DRAWER = "nav button:nth-child(3)"
OWN_CARDS = "nav button:nth-child(1), section .open"
NEIGHBOUR = ".chips button, article .head"
GREETING = "Good evening! Shall we play until the end, or only one more round? 晚上好"


def page(place: str) -> Arrive:
    def arrive(guest: Guest, _: Tables) -> None:
        guest.open(place)

    return arrive


def sheet(place: str, selector: str) -> Arrive:
    """A page with a sheet opened on it."""

    def arrive(guest: Guest, _: Tables) -> None:
        guest.open(place)
        guest.press(selector)
        guest.page.locator("dialog[open]").wait_for()

    return arrive


def own_page(place: str) -> Arrive:
    """A page about whoever has played a game."""

    def arrive(guest: Guest, tables: Tables) -> None:
        guest.be(tables.table("over-two").cookies[0])
        guest.open(place)
        guest.page.locator("section h2").first.wait_for()

    return arrive


def keys(guest: Guest, _: Tables) -> None:
    """A question mark shows them, wherever one is."""
    guest.open("how-to-play")
    guest.page.keyboard.press("?")
    guest.page.locator("dialog[open] kbd").first.wait_for()


def table(name: str, *presses: str) -> Arrive:
    """A table, seen by the one who is asked, after some presses."""

    def arrive(guest: Guest, tables: Tables) -> None:
        sit(guest, tables, name)
        for selector in presses:
            guest.press(selector)

    return arrive


def sit(guest: Guest, tables: Tables, name: str) -> None:
    """At a table, with what happened meanwhile already read."""
    planted = tables.table(name)
    guest.be(planted.cookies[0])
    guest.open(f"table/{planted.id}")
    guest.page.locator("main.table, #scoring-title, main").first.wait_for()
    if name not in UNASKED:
        guest.page.evaluate("seeing.next(20000)")
        close_recap(guest)


def close_recap(guest: Guest) -> None:
    """It is open when the story is read, or it does not open at all."""
    guest.page.locator("main:not([aria-busy])").wait_for()
    if guest.page.locator("dialog[open]").count():
        guest.page.keyboard.press("Escape")
        guest.page.locator("dialog[open]").wait_for(state="detached")


def recap(guest: Guest, tables: Tables) -> None:
    planted = tables.table("late")
    guest.be(planted.cookies[0])
    guest.open(f"table/{planted.id}")
    guest.page.locator("dialog[open]").wait_for()


def watched(name: str) -> Arrive:
    """A table, seen by somebody who sits at none."""

    def arrive(guest: Guest, tables: Tables) -> None:
        guest.open(f"watch/{tables.table(name).watch}")
        guest.page.locator("main.table").wait_for()

    return arrive


def past(seen: Arrive) -> Arrive:
    """A moment of the past, shown at a table that is still played at."""

    def arrive(guest: Guest, tables: Tables) -> None:
        seen(guest, tables)
        guest.page.locator("main:not([aria-busy])").wait_for()
        if not guest.page.locator("#log-body").count():
            guest.press(LOG_DRAWER)
        guest.press("#log-body li:nth-child(4) button")
        guest.page.locator("main.is-past").wait_for()

    return arrive


def replaying(guest: Guest, tables: Tables) -> None:
    planted = tables.table("over")
    guest.be(planted.cookies[0])
    guest.open(f"replay/table/{planted.id}?move=150")
    guest.page.locator("section.moment").wait_for(timeout=A_REVIEW)


def replay_sheet(guest: Guest, tables: Tables) -> None:
    replaying(guest, tables)
    guest.press("button.more")
    guest.page.locator("dialog[open]").wait_for()
    guest.page.locator("dialog .verify button").click()
    guest.page.locator("dialog .verify li").first.wait_for()


def at_the_end(name: str) -> Arrive:
    """The scoring of a game, reviewed and with its dice verified."""

    def arrive(guest: Guest, tables: Tables) -> None:
        sit(guest, tables, name)
        guest.page.locator("#end-luck tbody").wait_for(timeout=A_REVIEW)
        guest.page.locator(".verify button").click()
        guest.page.locator(".verify li").first.wait_for()

    return arrive


def rules(guest: Guest, tables: Tables) -> None:
    """One chapter of them, without leaving the table."""
    sit(guest, tables, "late")
    for selector in (TABLE_MENU, "dialog li:nth-child(4) button", "dialog summary >> nth=4"):
        guest.press(selector)
    guest.page.locator("dialog details[open] p").first.wait_for()


def remaining(guest: Guest, tables: Tables) -> None:
    """Which cards and buildings are left."""
    sit(guest, tables, "late")
    guest.page.keyboard.press("l")
    guest.page.locator("dialog[open] li.taken").first.wait_for()


def explained(guest: Guest, tables: Tables) -> None:
    """A closed place says what it is and why it is closed."""
    sit(guest, tables, "everything")
    guest.press('[data-place="field"]')
    guest.page.locator(".tip, dialog.sheet").wait_for()


def talking(guest: Guest, tables: Tables) -> None:
    """Another has said something while nobody looked; it is opened and read."""
    sit(guest, tables, "late")
    other_does(guest, tables.table("late"), command="say", text=GREETING)
    guest.page.locator(".notice.said").wait_for()
    guest.press(f"{LOG_DRAWER}, #tab-chat")
    guest.page.locator(".chat .lines b").first.wait_for()


def offered(guest: Guest, tables: Tables) -> None:
    """Another would like to end the game here."""
    sit(guest, tables, "offered")
    notice = guest.page.locator(".notice .button.main")
    if not notice.count():
        other_does(guest, tables.table("offered"), command="offer", what="abandonment")
    notice.wait_for()


def handed_over(guest: Guest, tables: Tables) -> None:
    """One device for all: nobody sees the cards of the one before."""
    planted = tables.table("shared")
    guest.be(planted.cookies[0])
    guest.open(f"table/{planted.id}")
    guest.page.locator(".cover .button").wait_for()
    guest.page.locator("main:not([aria-busy])").wait_for()
    assert guest.page.locator("dialog[open]").count() == 0, "something lies on the cover"


def cut_off(guest: Guest, tables: Tables) -> None:
    """The connection breaks, and none comes about any more."""
    guest.page.add_init_script(SCISSORS)
    guest.forgive("WebSocket")
    sit(guest, tables, "late")
    guest.page.evaluate("cut()")
    guest.page.locator(".notice[role=status]").wait_for()


def other_does(guest: Guest, planted: Planted, other: int = 1, **command: object) -> None:
    """Another person at the table, from somewhere else."""
    told = guest.page.request.post(
        f"{guest.server.address}/api/tables/{planted.id}/commands",
        data=command,
        headers={"Cookie": f"stoneage={planted.cookies[other]}", "Origin": guest.server.address},
    )
    assert told.ok, told.text()


PAGES: dict[str, Arrive] = {
    "home": page(""),
    "settings of the game": sheet("", ".with .button"),
    "table for friends": sheet("", ".way >> nth=0"),
    "one device": sheet("", ".way >> nth=1"),
    "reading a record": sheet("", f"{MORE_WAYS} >> nth=0"),
    "another device": sheet("", f"{MORE_WAYS} >> nth=1"),
    "how to play": page("how-to-play"),
    "settings": page("settings"),
    "bots": page("bots"),
    "practice": page("practice"),
    "history": own_page("history"),
    "you": own_page("you"),
    "first game": page("first-game"),
    "personal link": page("here/nothing"),
    "no such page": page("nowhere"),
    "keys": keys,
    "waiting room": table("open"),
    "end": at_the_end("over"),
    "end, long names": at_the_end("over-long-names"),
    "replay": replaying,
    "replay, about the game": replay_sheet,
}
TABLES: dict[str, Arrive] = {
    "table, first move": table("first-move"),
    "table, late": table("late"),
    "table, two players": table("late-two"),
    "table, everything": table("everything"),
    "table, others to move": table("waiting"),
    "table, long names": table("long-names"),
    "table, watched": watched("late"),
    "table, past": past(table("late")),
    "table, past, watched": past(watched("late")),
    "table, watched, long names": watched("long-names"),
    "table, placing": table("late", '[data-place="forest"], [data-place="hunt"]'),
}
QUESTIONS_SEEN = (
    "use tools",
    "use tools for a card",
    "pay for a card",
    "pay for a card and trade gold",
    "pay for a building and insulate it",
    "pay for an igloo",
    "take a die",
    "take a reward",
    "feed",
    "use the card of two resources",
)
QUESTION_STATES: dict[str, Arrive] = {f"asked to {name}": table(name) for name in QUESTIONS_SEEN}
SHEETS: dict[str, Arrive] = {
    "table, recap": recap,
    "table, menu": table("late", TABLE_MENU),
    "table, settings": table("late", TABLE_MENU, "dialog li:nth-child(3) button"),
    "table, own cards": table("late", OWN_CARDS),
    "table, a neighbour": table("late", NEIGHBOUR),
    "table, rules": rules,
    "table, what is left": remaining,
    "table, explained": explained,
    "table, talked at": talking,
    "table, an offer": offered,
    "table, handed over": handed_over,
    "table, cut off": cut_off,
}
STATES = {**PAGES, **TABLES, **QUESTION_STATES, **SHEETS}
