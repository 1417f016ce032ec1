import { useMatches } from "react-router-dom";
import { type RouteRow, routes } from "../routes.ts";

function isRow(handle: unknown): handle is RouteRow {
  return typeof handle === "object" && handle !== null && "paths" in handle;
}

/** The row of the page that is open. */
export function useRouteRow(): RouteRow {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isRow) ?? routes.notFound;
}
