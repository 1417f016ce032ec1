import { useLocation } from "react-router-dom";
import { type RouteRow, rowOf } from "../routes.ts";

/** The row of the page that is open. */
export function useRouteRow(): RouteRow {
  const { pathname } = useLocation();
  return rowOf(pathname);
}
