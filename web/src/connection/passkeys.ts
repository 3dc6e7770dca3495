import { api } from './api.ts';
import type { Devices, PersonView } from './wire.ts';

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey for us; undefined if whoever was asked said no. */
export async function makePasskey(): Promise<Devices | undefined> {
  const { options } = await api.passkeyCreation();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await refusable(navigator.credentials.create({ publicKey }));
  if (!(made instanceof PublicKeyCredential)) return undefined;
  const answer = made.response as AuthenticatorAttestationResponse;
  return api.keepPasskey({
    id: made.id,
    client_data: base64url(answer.clientDataJSON),
    attestation: base64url(answer.attestationObject),
  });
}

/** Lets us in by a passkey that is kept here; undefined if none was chosen. */
export async function usePasskey(): Promise<PersonView | undefined> {
  const { options } = await api.passkeyRequest();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await refusable(navigator.credentials.get({ publicKey }));
  if (!(used instanceof PublicKeyCredential)) return undefined;
  const answer = used.response as AuthenticatorAssertionResponse;
  return api.comeByPasskey({
    id: used.id,
    client_data: base64url(answer.clientDataJSON),
    authenticator: base64url(answer.authenticatorData),
    signature: base64url(answer.signature),
  });
}

async function refusable(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch (error) {
    // said no, took too long, or has one already
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function base64url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
