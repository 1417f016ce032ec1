import { isRecord } from "@baize/api/client/is-record";
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

/** The contract leaves the options open: the server's library makes them, and the browser validates them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asCreation = (options: OutputOf<"passkey.begin">["options"]) => options as unknown as CreationJSON;
/** As `asCreation`, for a passkey that is there already. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asRequest = (options: OutputOf<"passkey.challenge">["options"]) => options as unknown as RequestJSON;

const isAnswer = (json: unknown): json is Answer =>
  isRecord(json) && typeof json.id === "string" && typeof json.rawId === "string" && json.type === "public-key";

function answerOf(credential: Credential | null): Answer {
  const json: unknown = credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
  if (!isAnswer(json)) throw new DOMException("No passkey was given.", "NotAllowedError");
  return json;
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
