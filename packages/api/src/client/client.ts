import type { InputOf, OutputOf } from "../contract/contract.ts";
import type { EndpointId, IdempotentId, ReadId, WriteId } from "../routes/all-routes.ts";
import { getRoute } from "../routes/load-routes.ts";
import type { Route } from "../routes/route.ts";
import { ApiError } from "./api-error.ts";
import { exchange, readValue } from "./exchange.ts";
import { createKeyring, type Keyring } from "./keyring.ts";
import type { CallOptions, ClientOptions, KeyedOptions } from "./options.ts";
import { plainBody, requestParts } from "./request.ts";

/** Endpoints whose every input field may be left out. */
type InputFreeId = { [Id in EndpointId]: Record<string, never> extends InputOf<Id> ? Id : never }[EndpointId];

/** The input may be left out where every field may. The last signature is for callers that are generic over the row. */
interface Read {
  <Id extends ReadId & InputFreeId>(id: Id, input?: InputOf<Id>, options?: CallOptions): Promise<OutputOf<Id>>;
  <Id extends ReadId>(id: Id, input: InputOf<Id> | undefined, options?: CallOptions): Promise<OutputOf<Id>>;
}

type Keyless<Id extends WriteId> = Exclude<Id, IdempotentId>;

/** The key must be said where the row is idempotent. The last signature is also for callers that are generic over the row. */
interface Write {
  <Id extends Keyless<WriteId> & InputFreeId>(id: Id, input?: InputOf<Id>, options?: CallOptions): Promise<OutputOf<Id>>;
  <Id extends Keyless<WriteId>>(id: Id, input: InputOf<Id>, options?: CallOptions): Promise<OutputOf<Id>>;
  <Id extends WriteId>(id: Id, input: InputOf<Id>, options: KeyedOptions): Promise<OutputOf<Id>>;
}

/** Calls throw `ApiError` (see `ApiErrorOf<Id>` for what a row may throw). */
export interface Client {
  /** Calls a row that only reads. */
  readonly read: Read;
  /** Calls a row that may change something. */
  readonly write: Write;
}

interface Call {
  id: EndpointId;
  route: Route;
  input: unknown;
  options: CallOptions | KeyedOptions;
  token: string | null;
}

const TIMEOUT = 15_000;

export function createClient(options: ClientOptions): Client {
  const keyring = createKeyring(() => call("system.keys"), options);
  const call = async <Id extends EndpointId>(id: Id, input?: InputOf<Id>, given: CallOptions | KeyedOptions = {}) => {
    const made = { id, route: await getRoute(id), input, options: given, token: options.token() };
    try {
      return await typedAnswer(id, await sendProven(made, options, keyring), options.check);
    } catch (error) {
      if (error instanceof ApiError) options.onError?.(error, { id, token: made.token });
      throw error;
    }
  };
  return { read: call, write: call };
}

/** Sends a call; where it needs a recent proof of the person, asks for one and sends it once more, with the new token. */
async function sendProven(call: Call, options: ClientOptions, keyring: Keyring): Promise<unknown> {
  try {
    return await send(call, options, keyring);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "auth.proof_required") throw error;
    const renewed = await options.prove?.();
    if (!renewed) throw error;
    call.token = renewed;
    return await send(call, options, keyring);
  }
}

async function send(call: Call, options: ClientOptions, keyring: Keyring): Promise<unknown> {
  try {
    return await attempt(call, options, keyring);
  } catch (error) {
    // Both are refused before anything happens, so sending again is safe, once.
    if (!(error instanceof ApiError) || (error.code !== "crypto.unknown_key" && error.code !== "crypto.stale")) throw error;
    keyring.forget();
    return attempt(call, options, keyring);
  }
}

async function attempt(call: Call, options: ClientOptions, keyring: Keyring): Promise<unknown> {
  const { route, token } = call;
  const { url, body } = requestParts(route, call.input, options.baseUrl ?? "");
  const headers = new Headers({ Accept: "application/json", Language: options.language() });
  if (token && route.token) headers.set("Authorization", `Bearer ${token}`);
  if (call.options.key) headers.set("Idempotency-Key", call.options.key);
  if (body !== undefined) headers.set("Content-Type", mediaType(route));
  const content = body === undefined ? undefined : await buildContent(call, body, keyring);
  const request = { url, init: { method: route.method, headers, body: content } };
  const limits = { timeout: call.options.timeout ?? route.timeout ?? options.timeout ?? TIMEOUT, signal: call.options.signal };
  return readValue(await exchange(request, limits, options), route.raw);
}

async function buildContent({ id, route }: Call, body: object, keyring: Keyring): Promise<string | Blob> {
  if (route.upload && "file" in body && body.file instanceof Blob) return body.file;
  return await (route.encrypted ? keyring.seal(id, body) : plainBody(route, body));
}

function mediaType({ encrypted, form, upload }: Route): string {
  if (upload) return "application/octet-stream";
  if (encrypted) return "application/jose";
  return form ? "application/x-www-form-urlencoded" : "application/json";
}

/** The one place where an answer takes the type of its row: the server promises it, `check` proves it in development. */
async function typedAnswer<Id extends EndpointId>(id: Id, value: unknown, check: ClientOptions["check"]): Promise<OutputOf<Id>> {
  await check?.(id, value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return value as OutputOf<Id>;
}
