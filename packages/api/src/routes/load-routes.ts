import type { EndpointId } from "./all-routes.ts";
import { FIRST_VIEW_ROUTES } from "./first-view.ts";
import type { Route } from "./route.ts";

const known: Record<string, Route> = { ...FIRST_VIEW_ROUTES };

/** Brings the rows that did not come with the first script. Rejects when they cannot be loaded. */
export async function loadRoutes(): Promise<void> {
  const { ROUTES } = await import("./all-routes.ts");
  Object.assign(known, ROUTES);
}

/** The row, brought first where it is not here yet. */
export async function getRoute(id: EndpointId): Promise<Route> {
  const here = findRoute(id);
  if (here) return here;
  await loadRoutes();
  const brought = findRoute(id);
  if (!brought) throw new Error(`${id} is in no group of routes/all-routes.ts.`);
  return brought;
}

/** The row where it is here; undefined until `loadRoutes` for those that come later, and for what is no endpoint. */
export function findRoute(id: string): Route | undefined {
  return Object.hasOwn(known, id) ? known[id] : undefined;
}
