import { FIRST_WIRE } from "./first-view.ts";
import { REST_WIRE } from "./later.ts";
import type { Wire } from "./route.ts";

/** The wire part of every endpoint by id: what a client needs to make the call. A browser knows them by `wire/known.ts`. */
export const WIRE = { ...FIRST_WIRE, ...REST_WIRE };

export type EndpointId = keyof typeof WIRE;

export function isEndpointId(value: string): value is EndpointId {
  return Object.hasOwn(WIRE, value);
}

/** The row under its common type, so that optional flags can be read. */
export function wireOf(id: EndpointId): Wire {
  return WIRE[id];
}
