"""What authenticators are asked for and what they answer, by the library for it.

Loading that takes longer than all the rest of the server: whoever needs it, loads it late.
"""

from collections.abc import Sequence
from typing import Final

import webauthn
from msgspec import Struct
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from stoneage.server.store.passkeys import PasskeyRow
from stoneage.server.wire.devices import NewPasskey, UsedPasskey

from .site import Site

NAME: Final = "Stone Age"
WRONG: Final = (WebAuthnException, ValueError, KeyError, TypeError)
"""What the library raises at what no authenticator has made."""


class Asked(Struct, frozen=True):
    """The question to a browser, and the challenge in it."""

    options: bytes
    challenge: str


class Made(Struct, frozen=True):
    """A passkey whose making was verified."""

    id: str
    public_key: bytes
    sign_count: int


def ask_to_make(site: Site, handle: bytes, name: str, known: Sequence[str]) -> Asked:
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=handle,
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known
        ],
    )
    return Asked(webauthn.options_to_json(options).encode(), bytes_to_base64url(options.challenge))


def ask_to_use(site: Site) -> Asked:
    options = webauthn.generate_authentication_options(rp_id=site.host)
    return Asked(webauthn.options_to_json(options).encode(), bytes_to_base64url(options.challenge))


def challenge_in(client_data: str) -> str | None:
    """Which challenge was answered."""
    try:
        answered = parse_client_data_json(base64url_to_bytes(client_data))
    except WRONG:
        return None
    return bytes_to_base64url(answered.challenge)


def verified_new(site: Site, challenge: str, made: NewPasskey) -> Made | None:
    """None if it cannot be believed."""
    answer = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    try:
        verified = webauthn.verify_registration_response(
            credential=_credential(made.id, answer),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except WRONG:
        return None
    return Made(
        bytes_to_base64url(verified.credential_id),
        verified.credential_public_key,
        verified.sign_count,
    )


def verified_use(site: Site, challenge: str, used: UsedPasskey, known: PasskeyRow) -> int | None:
    """How often the passkey says that it was used, or None if it cannot be believed."""
    answer = {
        "clientDataJSON": used.client_data,
        "authenticatorData": used.authenticator,
        "signature": used.signature,
    }
    try:
        verified = webauthn.verify_authentication_response(
            credential=_credential(used.id, answer),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count,
        )
    except WRONG:
        return None
    return verified.new_sign_count


def _credential(identity: str, answer: dict[str, str]) -> dict[str, object]:
    return {"id": identity, "rawId": identity, "type": "public-key", "response": answer}
