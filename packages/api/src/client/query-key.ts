import type { InputOf } from "../contract/contract.ts";
import type { EndpointId } from "../routes/all-routes.ts";
import { findRoute } from "../routes/load-routes.ts";

export type QueryKey = readonly [id: EndpointId, input: object, language: string | null];

/**
 * Where an answer is cached. `[id]` alone is the prefix of all its keys, for invalidation. Rows written in a language carry
 * it, so that a change of language reloads those and nothing else.
 */
export function queryKey<Id extends EndpointId>(id: Id, language: string, input?: InputOf<Id>): QueryKey {
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  return [id, Object.fromEntries(given), findRoute(id)?.localised ? language : null];
}

/** Whether the answer to this read depends on who is signed in: its route sends the token. False for what is no endpoint. */
export function isAccountRead(id: string): boolean {
  const route = findRoute(id);
  return route?.method === "GET" && (route.token ?? "none") !== "none";
}

/** Whether a call makes the cached answers of a read stale. Only cached reads are asked about, and their routes are loaded. */
export function makesStale(id: EndpointId, read: string): boolean {
  const stale = findRoute(id)?.invalidates ?? [];
  return stale === "account" ? isAccountRead(read) : stale.includes(read);
}
