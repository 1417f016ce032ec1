import { FIRST_VIEW_ROUTES } from "./first-view.ts";
import { LATER_ROUTES } from "./later.ts";
import type { Route } from "./route.ts";

/** The route part of every endpoint by id: what a client needs to make the call. A browser knows them by `routes/load-routes.ts`. */
export const ROUTES = { ...FIRST_VIEW_ROUTES, ...LATER_ROUTES };

export type EndpointId = keyof typeof ROUTES;

export function isEndpointId(value: string): value is EndpointId {
  return Object.hasOwn(ROUTES, value);
}

/** The row under its common type, so that optional flags can be read. */
export function routeOf(id: EndpointId): Route {
  return ROUTES[id];
}
