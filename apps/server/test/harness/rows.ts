import { CONTRACT, endpointOf } from "@baize/api/contract/contract";
import type { Endpoint } from "@baize/api/contract/endpoint";

/** Every endpoint of the contract under one type. */
export const ROWS: readonly Endpoint[] = Object.values(CONTRACT).map(({ id }) => endpointOf(id));

const matchers = ROWS.map((row) => [row, new RegExp(`^${row.method} ${row.path.replaceAll(/:[A-Za-z]+/g, "[^/]+")}$`)] as const);

/** The endpoint of an address; undefined for an address outside the contract. */
export function rowAt(method: string, path: string): Endpoint | undefined {
  return matchers.find(([, matcher]) => matcher.test(`${method} ${path}`))?.[0];
}

/** Endpoints with their names, for `it.each`. */
export const named = (some: readonly Endpoint[]) => some.map((row) => [row.id, row] as const);
