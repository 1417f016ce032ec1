import type { ApiError } from "./api-error.ts";
import type { EndpointId } from "../routes/all-routes.ts";

export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl?: string;
  /** Product code of the current language (`HI`); sent as the `Language` header. */
  language: () => string;
  /** Token of the current session, or null. */
  token: () => string | null;
  /** Called at every failure, before the caller gets it. `token`: the token of the call, which may be an older one. */
  onError?: (error: ApiError, call: { id: EndpointId; token: string | null }) => void;
  /**
   * Asks the person for a proof, when a call needs a recent one. Resolves to the session's new token, with which the call is
   * sent again as it was, with the same key; undefined: the proof was not given.
   */
  prove?: () => Promise<string | undefined>;
  /** Time-out of a call in milliseconds, where its row has none. Default 15 000. */
  timeout?: number;
  /** Development only: checks each answer against its schema, see `check.ts`. */
  check?: (id: EndpointId, value: unknown) => void | Promise<void>;
  fetch?: typeof fetch;
  /** Epoch milliseconds. */
  now?: () => number;
  /** A fresh unguessable id for each encrypted request. */
  uuid?: () => string;
  /** Whether the device believes that it has a network. */
  online?: () => boolean;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Names the intent of an idempotent call: made once per intent and kept until answered. */
  key?: string;
  /** Milliseconds, instead of the row's. */
  timeout?: number;
}

/** The options of a caller that always says whether it has a key. */
export type KeyedOptions = Omit<CallOptions, "key"> & { key: string | undefined };
