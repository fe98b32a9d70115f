// Passkeys as the browser makes and uses them, bytes in base64url for the server.
import type { Schemas } from "../lib/api";

type Options = Schemas["PasskeyOptions"]["options"];
type Described = { id: string; type: "public-key" };

const encoded = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const described = (list: Described[] | undefined) => (list ?? []).map((one) => ({ ...one, id: decoded(one.id) }));

export const canPasskeys = (): boolean => typeof PublicKeyCredential === "function" && isSecureContext;

/** Whether the browser offers passkeys by itself where somebody types an address. */
export async function canOffer(): Promise<boolean> {
  if (!canPasskeys() || !("isConditionalMediationAvailable" in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false);
}

/** A new passkey; null, if its owner or the browser broke off. */
export async function make(options: Options, name: string): Promise<Schemas["MadePasskey"] | null> {
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: decoded(asked.challenge),
    user: { ...asked.user, id: decoded(asked.user.id) },
    excludeCredentials: described(asked.excludeCredentials as Described[] | undefined),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return { name, id: encoded(made.rawId), client_data: encoded(answer.clientDataJSON), attestation: encoded(answer.attestationObject) };
}

/** A passkey that its owner chose; null, if they or the browser broke off. `offered`: beside what they type. */
export async function use(options: Options, signal: AbortSignal, offered = false): Promise<Schemas["SignedPasskey"] | null> {
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = { ...asked, challenge: decoded(asked.challenge), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions;
  const wish: CredentialRequestOptions = { publicKey, signal, ...(offered ? { mediation: "conditional" as const } : {}) };
  const used = (await navigator.credentials.get(wish).catch(() => null)) as PublicKeyCredential | null;
  if (!used) return null;
  const answer = used.response as AuthenticatorAssertionResponse;
  return {
    id: encoded(used.rawId),
    client_data: encoded(answer.clientDataJSON),
    authenticator_data: encoded(answer.authenticatorData),
    signature: encoded(answer.signature),
    user_handle: answer.userHandle ? encoded(answer.userHandle) : null,
  };
}
