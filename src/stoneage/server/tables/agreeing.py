"""What all people at a table must agree to: taking back more, or ending the game."""

from msgspec.structs import replace

from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.tables import OfferKind

from .document import Document, Proposal
from .playing import taken_back_to
from .resuming import before_last_decision
from .table import Happened, HostedTable, Person, changed


def offer(table: HostedTable, person: Person, what: OfferKind, now: int) -> Happened:
    """Bots agree to everything, and so does whoever offers."""
    game = table.running_game()
    own = table.own_voice(person)
    if table.document.offer is not None:
        raise Refused("offer-pending")
    if what == "take-back":
        if table.document.settings.rated:
            raise Refused("rated-table")
        before_last_decision(table.document, game, own)
    agreed = tuple(
        number
        for number, seat in enumerate(table.document.seats)
        if seat.player is not None or number in own
    )
    return _settled(table, Proposal(what=what, seat=own[0], agreed=agreed), now)


def answer(table: HostedTable, person: Person, what: OfferKind, agree: bool, now: int) -> Happened:
    """One no ends it; the last yes carries it out."""
    table.running_game()
    own = table.own_voice(person)
    proposal = table.document.offer
    if proposal is None or proposal.what != what:
        raise Refused("no-offer")
    if not agree:
        return changed(table, replace(table.document, offer=None))
    agreed = tuple(sorted({*proposal.agreed, *own}))
    return _settled(table, replace(proposal, agreed=agreed), now)


def _settled(table: HostedTable, proposal: Proposal, now: int) -> Happened:
    if len(proposal.agreed) < len(table.document.seats):
        return changed(table, replace(table.document, offer=proposal))
    if proposal.what == "abandonment":
        return changed(table, abandoned(table.document, now))
    own = table.document.seats_of(table.document.seats[proposal.seat].person)
    earlier = before_last_decision(table.document, table.running_game(), own)
    return taken_back_to(table, earlier, now)


def abandoned(document: Document, now: int) -> Document:
    return replace(
        document,
        status="over",
        ending="abandoned",
        offer=None,
        since=None,
        deadline=None,
        ended_at=now,
    )
