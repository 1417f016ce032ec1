import { useLocation } from "react-router-dom";
import { type RouteId, routeIdOf } from "../../navigation/paths.ts";

/** The page that is open. */
export function useRouteId(): RouteId {
  const { pathname } = useLocation();
  return routeIdOf(pathname);
}
