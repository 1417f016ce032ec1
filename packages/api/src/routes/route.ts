export type Module = "wps" | "lgw" | "lotto" | "gcs" | "mcs";
export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Whether a call carries the session token: never, when there is one, always. */
export type TokenUse = "none" | "optional" | "required";

/**
 * What travels of an endpoint: all that a client must know, and no schema, so that a browser bundle of the whole table
 * stays a few hundred bytes. The schemas are in `contract/`.
 */
export interface Route {
  module: Module;
  method: Method;
  /** Absolute path. `:name` is filled from the input field of that name. */
  path: string;
  /** Default `none`. */
  token?: TokenUse;
  /** The body travels as compact JWE. */
  encrypted?: true;
  /** The caller must name its intent by an `Idempotency-Key`; the same key gets the same answer. */
  idempotent?: true;
  /** The body travels as a form (`application/x-www-form-urlencoded`). */
  form?: true;
  /** The body is the one file of the input's field `file`, as it is. */
  upload?: true;
  /**
   * Asks for a proof of the person that is at most ten minutes old: `recent` for every call, `sometimes` where the verb
   * decides, for example by the amount.
   */
  proof?: "recent" | "sometimes";
  /** Closed to trial accounts: they are asked to register a real one. */
  real?: true;
  /** The answer is written in the `Language` sent, so a cache must keep the languages apart. */
  localised?: true;
  /** The answer has no envelope. */
  raw?: true;
  /** Milliseconds before the client gives up; the client's default otherwise. */
  timeout?: number;
  /** Ids of the reads that this call makes stale; `account`: every read whose answer depends on who is signed in. */
  invalidates?: readonly string[] | "account";
}
