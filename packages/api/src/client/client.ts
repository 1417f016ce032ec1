import type { InputOf, OutputOf } from "../contract/contract.ts";
import type { EndpointId, ROUTES } from "../routes/all-routes.ts";
import { getRoute } from "../routes/load-routes.ts";
import type { Route } from "../routes/route.ts";
import { ApiError } from "./api-error.ts";
import { exchange, valueOf } from "./exchange.ts";
import { createKeyring, type Keyring } from "./keyring.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import { plainBody, requestParts } from "./request.ts";

type Idempotent = { [Id in EndpointId]: (typeof ROUTES)[Id] extends { idempotent: true } ? Id : never }[EndpointId];

/** Input may be left out where every field may; the key may not where the row is idempotent. */
type Arguments<Id extends EndpointId> = Id extends Idempotent
  ? [input: InputOf<Id>, options: CallOptions & { key: string }]
  : Record<string, never> extends InputOf<Id>
    ? [input?: InputOf<Id>, options?: CallOptions]
    : [input: InputOf<Id>, options?: CallOptions];

export interface Client {
  /** Makes the call; throws `ApiError` (see `ApiErrorOf<Id>` for what a row may throw). */
  call: <Id extends EndpointId>(id: Id, ...rest: Arguments<Id>) => Promise<OutputOf<Id>>;
}

interface Call {
  id: EndpointId;
  route: Route;
  input: unknown;
  options: CallOptions;
  token: string | null;
}

const TIMEOUT = 15_000;

export function createClient(options: ClientOptions): Client {
  const keyring = createKeyring(() => client.call("system.keys"), options);
  const client: Client = {
    async call(id, ...[input, callOptions]) {
      const call = { id, route: await getRoute(id), input, options: callOptions ?? {}, token: options.token() };
      try {
        return await judged(id, await send(call, options, keyring), options.check);
      } catch (error) {
        if (error instanceof ApiError) options.onError?.(error, { id, token: call.token });
        throw error;
      }
    },
  };
  return client;
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
  const content = body === undefined ? undefined : await contentOf(call, body, keyring);
  const request = { url, init: { method: route.method, headers, body: content } };
  const limits = { timeout: call.options.timeout ?? route.timeout ?? options.timeout ?? TIMEOUT, signal: call.options.signal };
  return valueOf(await exchange(request, limits, options), route.raw);
}

async function contentOf({ id, route }: Call, body: object, keyring: Keyring): Promise<string | Blob> {
  if (route.upload && "file" in body && body.file instanceof Blob) return body.file;
  return await (route.encrypted ? keyring.seal(id, body) : plainBody(route, body));
}

function mediaType({ encrypted, form, upload }: Route): string {
  if (upload) return "application/octet-stream";
  if (encrypted) return "application/jose";
  return form ? "application/x-www-form-urlencoded" : "application/json";
}

/** The one place where an answer takes the type of its row: the server promises it, `check` proves it in development. */
async function judged<Id extends EndpointId>(id: Id, value: unknown, check: ClientOptions["check"]): Promise<OutputOf<Id>> {
  await check?.(id, value);
  return value as OutputOf<Id>;
}
