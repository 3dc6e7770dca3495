"""Being the same person on several devices: passkeys, sessions, and shutting a lost one out."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from .people import Way

Encoded = Annotated[str, Meta(min_length=1, max_length=10_000, pattern="^[A-Za-z0-9_-]+$")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


class NewPasskey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A passkey that was just made; all of it in base64url."""

    id: CredentialId
    client_data: Encoded
    attestation: Encoded


class UsedPasskey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A passkey by which somebody comes in; all of it in base64url."""

    id: CredentialId
    client_data: Encoded
    authenticator: Encoded
    signature: Encoded


class PasskeyOptions(Struct, frozen=True, kw_only=True):
    """What a browser is asked for, in the words of WebAuthn."""

    options: Raw


class SessionView(Struct, frozen=True, kw_only=True):
    """A browser in which one is known."""

    id: str
    device: str | None  # such as Firefox, Linux
    way: Way | None  # how one came in there
    created_at: int  # milliseconds since 1970
    seen_at: int  # to the hour
    is_this: bool


class PasskeyView(Struct, frozen=True, kw_only=True):
    """A passkey, by the device on which it was made."""

    id: str
    device: str | None
    created_at: int
    used_at: int | None


class Devices(Struct, frozen=True, kw_only=True):
    """Everywhere one is known, and every way back."""

    sessions: tuple[SessionView, ...]
    passkeys: tuple[PasskeyView, ...]
    can_have_passkeys: bool  # not where the server is called by a number
