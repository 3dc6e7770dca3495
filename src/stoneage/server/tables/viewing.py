"""What one person may see of a table: built field by field, as views of the game are."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from stoneage.analysis import SeatSummary
from stoneage.rules import final_scores, is_over
from stoneage.server.wire.messages import ProspectsNow, Update
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.tables import (
    OfferView,
    OutcomeView,
    SeatView,
    TableLine,
    TableView,
)
from stoneage.table import View
from stoneage.table.events import Event
from stoneage.table.prospects import prospects
from stoneage.table.story import remembered

from .clocks import clock_view
from .document import Document
from .hinting import has_hints
from .table import HostedTable


class Viewer(Struct, frozen=True):
    """Who looks at a table: a person, somebody unknown, or a spectator by their link."""

    person: str | None = None
    is_spectator: bool = False


SPECTATOR = Viewer(is_spectator=True)


def may_see_game(table: HostedTable, viewer: Viewer) -> bool:
    return table.document.settings.watching or bool(table.document.seats_of(viewer.person))


def eyes(table: HostedTable, viewer: Viewer) -> int | None:
    """The seat whose view is shown, or None for a spectator's.

    Who has several seats sees the cards of the one that is asked, and no others: somebody
    else may be sitting beside them.
    """
    own = table.document.seats_of(viewer.person)
    if len(own) == 1:
        return own[0]
    return table.to_act if table.to_act in own else None


def update(
    table: HostedTable,
    viewer: Viewer,
    since: int | None,
    events: Iterable[Event],
    is_following: bool = False,
) -> Update:
    """The table for this viewer, with what happened since a version that they have seen.

    Whoever follows saw it happen; whoever only says what they have seen is told of the past.
    """
    seat = eyes(table, viewer)
    sees = may_see_game(table, viewer)
    is_running = table.document.status == "running"
    are_cards_closed = table.document.settings.options.closed_cards and is_running
    is_asked = _is_asked(table, viewer)
    return Update(
        version=table.version,
        since=since,
        events=remembered(events, seat, are_cards_closed and not is_following) if sees else (),
        view=game_view(table, viewer),
        choices=tuple(table.game.choices) if table.game is not None and is_asked else (),
        table=table_view(table, viewer),
    )


def game_view(table: HostedTable, viewer: Viewer) -> View | None:
    if table.game is None or not may_see_game(table, viewer):
        return None
    return table.game.view(eyes(table, viewer))


def prospects_now(table: HostedTable, viewer: Viewer) -> ProspectsNow:
    """What lies ahead of the viewer, or `Refused`."""
    if table.game is None:
        raise Refused("not-started")
    if not may_see_game(table, viewer):
        raise Refused("not-to-be-watched")
    ahead = prospects(table.game.state, eyes(table, viewer))
    return ProspectsNow(version=table.version, prospects=ahead)


def table_view(table: HostedTable, viewer: Viewer) -> TableView:
    document = table.document
    own = document.seats_of(viewer.person)
    is_running = document.status == "running"
    deciding = [seat for seat in own if is_running and document.seats[seat].player is None]
    return TableView(
        id=None if viewer.is_spectator else table.id,
        watch=document.watch if document.settings.watching else None,
        status=document.status,
        settings=document.settings,
        seats=seats_view(document, viewer),
        is_host=viewer.person == document.host,
        commitment=document.commitment,
        can_take_back=any(table.can_take_back(seat) for seat in deciding),
        can_offer_take_back=bool(deciding) and not document.settings.rated,
        has_hints=has_hints(document),
        clock=clock_view(document, table.to_act),
        offer=_offer_view(document),
        outcome=_outcome_view(document),
        rematch=document.rematch if own else None,
        is_what_if=document.what_if is not None,
    )


def seats_view(document: Document, viewer: Viewer) -> tuple[SeatView, ...]:
    own = document.seats_of(viewer.person)
    return tuple(
        replace(seat, is_yours=True) if number in own else seat
        for number, seat in enumerate(document.seats_for_all)
    )


def table_line(table: HostedTable, viewer: Viewer, changed_at: int) -> TableLine:
    """The table in a list: its id is for those who may sit down there or already do."""
    document = table.document
    own = document.seats_of(viewer.person)
    is_for_all = document.status == "open" and document.settings.listed
    may_watch = document.settings.watching and (document.settings.listed or bool(own))
    state = None if document.snapshot is None else document.snapshot.restored(document.settings)
    return TableLine(
        id=table.id if own or is_for_all or viewer.person == document.host else None,
        watch=document.watch if may_watch else None,
        status=document.status,
        settings=document.settings,
        seats=seats_view(document, viewer),
        round=None if state is None else int(state.round),
        is_your_turn=_is_asked(table, viewer),
        changed_at=changed_at,
        outcome=_outcome_view(document),
        scores=tuple(final_scores(state)) if state is not None and is_over(state) else (),
    )


def with_summary(line: TableLine, summary: tuple[SeatSummary, ...] | None) -> TableLine:
    """How well and how luckily one played; who had several seats is not told of one of them."""
    own = [number for number, seat in enumerate(line.seats) if seat.is_yours]
    if summary is None or len(own) != 1:
        return line
    found = summary[own[0]]
    return replace(line, accuracy=found.accuracy, luckier_than=found.luckier_than)


def _is_asked(table: HostedTable, viewer: Viewer) -> bool:
    """Whether they decide now, and no bot for them."""
    is_own = table.to_act in table.document.seats_of(viewer.person)
    return is_own and table.acting_bot is None


def _offer_view(document: Document) -> OfferView | None:
    offer = document.offer
    if offer is None:
        return None
    return OfferView(what=offer.what, seat=offer.seat, agreed=offer.agreed)


def _outcome_view(document: Document) -> OutcomeView | None:
    if document.ending is None:
        return None
    return OutcomeView(ending=document.ending, winners=document.winners)
