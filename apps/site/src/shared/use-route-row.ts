import { useLocation } from "react-router-dom";
import { type RouteRow, routeRows, routes } from "../routes.ts";

const byPath = new Map(routeRows.flatMap(([, row]) => row.paths.map((path) => [path, row] as const)));

/** The row of the page that is open. A slash at the end changes nothing. */
export function useRouteRow(): RouteRow {
  const { pathname } = useLocation();
  return byPath.get(pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname) ?? routes.notFound;
}
