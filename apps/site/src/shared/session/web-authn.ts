import type { InputOf, OutputOf } from "@baize/api/contract/contract";

type Answer = InputOf<"passkey.add">["response"];
type CreationJSON = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type RequestJSON = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** Whether this browser supports passkeys, and options in the server's format (WebAuthn level 3). */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** The person closed the browser's dialog, or it timed out: nothing happened. */
export const wasLeft = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

/** The device has such a key already. */
export const isKeptAlready = (error: unknown): boolean => error instanceof DOMException && error.name === "InvalidStateError";

// The server makes the options, and the browser validates them again: the contract leaves them open.
const asCreation = (options: OutputOf<"passkey.begin">["options"]) => options as unknown as CreationJSON;
const asRequest = (options: OutputOf<"passkey.challenge">["options"]) => options as unknown as RequestJSON;
// `toJSON()` is what the contract's `credential` describes; the server validates it.
const asAnswer = (json: unknown) => json as Answer;

function answerOf(credential: Credential | null): Answer {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("No passkey was given.", "NotAllowedError");
  return asAnswer(credential.toJSON());
}

/** Creates a passkey on the device. Rejects as `navigator.credentials.create` does. */
export async function makePasskey(options: OutputOf<"passkey.begin">["options"]): Promise<Answer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asCreation(options));
  return answerOf(await navigator.credentials.create({ publicKey }));
}

/** Asks the device for a passkey of this site. Rejects as `navigator.credentials.get` does. */
export async function askPasskey(options: OutputOf<"passkey.challenge">["options"]): Promise<Answer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asRequest(options));
  return answerOf(await navigator.credentials.get({ publicKey }));
}
