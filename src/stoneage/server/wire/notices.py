"""What a person is told while no page of ours is open, and where."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

NoticeKind = Literal["turn", "over", "invitation"]

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
ZoneName = Annotated[str, Meta(min_length=1, max_length=64)]
Kinds = Annotated[tuple[NoticeKind, ...], Meta(max_length=3)]
Key = Annotated[str, Meta(min_length=1, max_length=200, pattern="^[A-Za-z0-9_=-]+$")]
Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
MailAddress = Annotated[str, Meta(min_length=3, max_length=254)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]


class QuietHours(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Minutes of a day between which nothing is sent; the end may be on the next day."""

    begin: Minute
    end: Minute
    zone: ZoneName  # such as Europe/Berlin


class NoticeWishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants to be told, by which way, and when not."""

    push: Kinds = ()
    mail: Kinds = ()
    quiet: QuietHours | None = None


class SubscriptionKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """With which a message is encrypted for one browser."""

    p256dh: Key
    auth: Key


class PushSubscription(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a browser receives messages, as it says itself."""

    endpoint: Endpoint
    keys: SubscriptionKeys


class NewAddress(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where somebody wants to have mail; a link in the first one confirms it."""

    address: MailAddress


class AddressToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token in the link of a mail."""

    token: Token


class AddressView(Struct, frozen=True, kw_only=True):
    address: str
    is_confirmed: bool
    asked_at: int  # when the mail with the link was sent: milliseconds since 1970


class NoticeSettings(Struct, frozen=True, kw_only=True):
    """What somebody is told at present, and what could be."""

    wishes: NoticeWishes
    push_key: str  # with which a browser subscribes
    is_subscribed: bool  # this browser
    has_mail: bool  # whether this server sends any
    address: AddressView | None


class Stopped(Struct, frozen=True, kw_only=True):
    """Nothing more will come."""

    stopped: bool = True
