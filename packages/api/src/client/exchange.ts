import { clientError } from "./client-error.ts";
import { isRecord } from "./is-record.ts";
import type { ClientOptions } from "./options.ts";

interface Outgoing {
  url: string;
  init: RequestInit;
}

interface Limits {
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal;
}

export interface Exchanged {
  response: Response;
  /** Parsed JSON; undefined when the body is none. */
  body: unknown;
}

/** Sends one request and reads its answer to the end, within the time. Throws an `ApiError` when no answer comes. */
export async function exchange({ url, init }: Outgoing, limits: Limits, options: ClientOptions): Promise<Exchanged> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, limits.timeout);
  limits.signal?.addEventListener("abort", abort);
  if (limits.signal?.aborted) abort();
  try {
    const response = await (options.fetch ?? fetch)(url, { ...init, signal: stop.signal });
    return { response, body: parsed(await response.text()) };
  } catch (cause) {
    if (limits.signal?.aborted) throw clientError("network.aborted", cause);
    if (late) throw clientError("network.timeout", cause);
    throw clientError(isOnline(options) ? "network.unreachable" : "network.offline", cause);
  } finally {
    clearTimeout(timer);
    limits.signal?.removeEventListener("abort", abort);
  }
}

/** The value of a successful answer; throws the `ApiError` of any other. */
export async function readValue({ response, body }: Exchanged, raw: boolean | undefined): Promise<unknown> {
  if (raw && response.ok && body !== undefined) return body;
  if (response.ok && isRecord(body) && body.success === true) return body.value;
  if (response.ok && !isRecord(body)) throw clientError("network.bad_answer");
  // Most visits meet no error, so that its code comes with the first one.
  const { answerError } = await import("./answer-error.ts").catch((cause: unknown) => {
    throw clientError("network.chunk_failed", cause);
  });
  throw answerError(response, body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOnline(options: ClientOptions): boolean {
  // A browser that says offline is right; one that says online may be wrong. Node says nothing.
  return options.online?.() ?? (typeof navigator === "undefined" || !("onLine" in navigator) || navigator.onLine);
}
