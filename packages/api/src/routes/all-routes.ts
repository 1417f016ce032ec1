import { FIRST_VIEW_ROUTES } from "./first-view.ts";
import { LATER_ROUTES } from "./later.ts";
import type { Route } from "./route.ts";

/** The route part of every endpoint by id: what a client needs to make the call. A browser knows them by `routes/load-routes.ts`. */
export const ROUTES = { ...FIRST_VIEW_ROUTES, ...LATER_ROUTES };

type Routes = typeof ROUTES;
export type EndpointId = keyof Routes;
/** Endpoints that only read. */
export type ReadId = { [Id in EndpointId]: Routes[Id]["method"] extends "GET" ? Id : never }[EndpointId];
/** Endpoints that may change something. */
export type WriteId = Exclude<EndpointId, ReadId>;
/** Endpoints that take each intent once, by its key. */
export type IdempotentId = { [Id in EndpointId]: Routes[Id] extends { idempotent: true } ? Id : never }[EndpointId];

export function isEndpointId(value: string): value is EndpointId {
  return Object.hasOwn(ROUTES, value);
}

/** The row under its common type, so that optional flags can be read. */
export function routeOf(id: EndpointId): Route {
  return ROUTES[id];
}
