"""The answers to whatever a page asks, each with the functions that a server uses."""

from typing import Annotated, Any

from msgspec import Meta, Struct, convert, json

from stoneage.analysis import Effort
from stoneage.record import decode_record, to_json
from stoneage.rules import IllegalSetup
from stoneage.server.hall.commands import COMMAND, carry_out, rejection
from stoneage.server.store.ids import new_id
from stoneage.server.tables.games import (
    MAX_RECORD_BYTES,
    BroughtGame,
    Form,
    ReadableGame,
    TableGame,
    checked_record,
    game_at,
)
from stoneage.server.tables.viewing import prospects_now
from stoneage.server.tables.what_if import left_after
from stoneage.server.wire.hints import AdviceWish, HintWish
from stoneage.server.wire.messages import Accepted, BotList, ChatLines, Rejected
from stoneage.server.wire.people import NewPerson
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.replays import ReplayMade, VerdictView, WhatIfWanted
from stoneage.server.wire.reviews import ReviewWanted
from stoneage.server.wire.settings import SeatNumber, TableSettings
from stoneage.server.wire.tables import TableMade

from .key_values import Batch
from .lists import history, lobby, own_statistics
from .owner import EVERYTHING
from .practice import answer_practice
from .requests import Request
from .tables_here import TablesHere
from .thinking import OFFERED

NEW_PERSON = json.Decoder(NewPerson)
SETTINGS = json.Decoder(TableSettings)
HINT_WISH = json.Decoder(HintWish)
ADVICE_WISH = json.Decoder(AdviceWish)
WHAT_IF = json.Decoder(WhatIfWanted)
WANTED = json.Decoder(ReviewWanted)


class Eyes(Struct, frozen=True, kw_only=True):
    seat: SeatNumber | None = None


class Written(Struct, frozen=True, kw_only=True):
    form: Form = "json"


class After(Struct, frozen=True, kw_only=True):
    after: Annotated[int, Meta(ge=0)] = 0


class WhichReview(Struct, frozen=True, kw_only=True):
    effort: Effort = "quick"
    brief: bool = False


async def answer(here: TablesHere, request: Request) -> Any:
    """Whatever is asked for, to be encoded; or `Refused`."""
    match request.method, *request.parts:
        case "GET", "bots":
            return BotList(bots=OFFERED)
        case "GET", "lobby":
            return await lobby(here)
        case _, ("me" | "people"), *_:
            return await _about_the_owner(here, request)
        case _, "practice", *_:
            return await answer_practice(here, request)
        case "POST", "tables":
            return await _set_table(here, request)
        case "POST", "replays":
            return await _bring(here, request)
        case _, "tables", table_id, *rest:
            return await _at_table(here, request, table_id, rest)
        case _, "replays", replay_id, *rest:
            return await _of_game(here, request, await _brought(here, replay_id), rest)
    raise Refused("no-such-page")


async def _about_the_owner(here: TablesHere, request: Request) -> Any:
    match request.method, *request.parts:
        case "GET", "me":
            return await here.owner.view()
        case ("POST", "people") | ("PUT", "me"):
            return await here.owner.be(request.wanted(NEW_PERSON))
        case "GET", "me", "games":
            return await history(here, request)
        case "GET", "me", "statistics":
            return await own_statistics(here)
        case "GET", "me", "everything":
            return await here.owner.everything()
        case "PUT", "me", "everything":
            return await here.owner.bring(request.wanted(EVERYTHING))
        case "DELETE", "me", "everything":
            return await here.owner.forget()
    raise Refused("no-such-page")


async def _set_table(here: TablesHere, request: Request) -> TableMade:
    settings = request.wanted(SETTINGS)
    try:
        settings.options.ruleset()
    except IllegalSetup:
        raise Refused("impossible-options") from None
    table = await here.hall.open_table(await here.owner.somebody(), settings, request.key)
    return TableMade(id=table.id)


async def _at_table(here: TablesHere, request: Request, table_id: str, rest: list[str]) -> Any:
    live = await here.hall.tables.get(table_id)
    viewer = await here.viewer()
    match request.method, *rest:
        case ("GET",):
            return live.update_for(viewer, None)
        case "POST", "commands":
            return await _command(here, request, table_id)
        case "GET", "prospects":
            return prospects_now(live.table, viewer)
        case "GET", "chat":
            return ChatLines(lines=tuple(live.chat_for(viewer, request.asked(After).after)))
        case "POST", "hint":
            wish = request.wanted(HINT_WISH)
            return await here.hints.hint(table_id, await here.owner.somebody(), wish)
        case "POST", "advice":
            asked = request.wanted(ADVICE_WISH)
            return await here.hints.advice(table_id, await here.owner.somebody(), asked)
    return await _of_game(here, request, game_at(live.table, viewer), rest)


async def _command(here: TablesHere, request: Request, table_id: str) -> Accepted | Rejected:
    command = request.wanted(COMMAND)
    try:
        return await carry_out(here.hall, await here.owner.somebody(), table_id, command)
    except Refused as refused:
        language, viewer = await here.owner.language(), await here.viewer()
        return await rejection(here.hall, language, viewer, table_id, command.id, refused)


async def _of_game(here: TablesHere, request: Request, game: ReadableGame, rest: list[str]) -> Any:
    match request.method, *rest:
        case "GET", "story" if isinstance(game, TableGame):
            return game.story()
        case ("GET",) | ("GET", "replay"):
            return game.replay(request.asked(Eyes).seat)
        case "GET", "record":
            return game.record(request.asked(Written).form).encode()
        case "GET", "verdict":
            return convert(game.verdict(), VerdictView, from_attributes=True)
        case "POST", "what-if":
            wanted = request.wanted(WHAT_IF)
            left, bots = left_after(game.finished(), wanted.move)
            person = await here.owner.somebody()
            table = await here.hall.open_what_if(person, left, wanted.seat, bots)
            return TableMade(id=table.id)
        case _, "review":
            return await _review(here, request, game)
    raise Refused("no-such-page")


async def _review(here: TablesHere, request: Request, game: ReadableGame) -> Any:
    finished = game.finished()
    which = request.asked(WhichReview)
    match request.method:
        case "POST":
            which = WhichReview(effort=request.wanted(WANTED).effort)
            await here.reviews.start(finished.id, finished.record, which.effort)
        case "DELETE":
            await here.reviews.stop(finished.id, which.effort)
    return await here.reviews.read(finished.id, finished.record, which.effort, which.brief)


async def _bring(here: TablesHere, request: Request) -> ReplayMade:
    text = request.body.encode()
    if len(text) > MAX_RECORD_BYTES:
        raise Refused("too-large")
    replay_id = new_id()
    await here.texts.write(Batch(puts={f"replay/{replay_id}": to_json(checked_record(text))}))
    return ReplayMade(id=replay_id)


async def _brought(here: TablesHere, replay_id: str) -> BroughtGame:
    text = await here.texts.get(f"replay/{replay_id}")
    if text is None:
        raise Refused("no-such-replay")
    return BroughtGame(replay_id, decode_record(text.encode()))
