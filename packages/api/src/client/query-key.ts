import type { InputOf } from "../contract/contract.ts";
import type { EndpointId } from "../routes/all-routes.ts";
import { findRoute } from "../routes/load-routes.ts";

export type QueryKey = readonly [id: EndpointId, input: object, language: string | null];

/**
 * Where an answer is kept. `[id]` alone is the prefix of them all, for invalidation. Rows worded in a language carry it,
 * so that a change of language reloads those and nothing else.
 */
export function queryKey<Id extends EndpointId>(id: Id, language: string, input?: InputOf<Id>): QueryKey {
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  return [id, Object.fromEntries(given), findRoute(id)?.localised ? language : null];
}

/** Prefixes of the keys that a call has made stale. */
export function staleAfter(id: EndpointId): readonly (readonly [string])[] {
  return (findRoute(id)?.invalidates ?? []).map((stale) => [stale]);
}
