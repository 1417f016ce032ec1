import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { type RouteRow, routeRows } from "../routes.ts";
import { loadMessages } from "../shared/messages.ts";
import { loadPage } from "./lazy-page.ts";
import { PageFrame } from "./page-frame.tsx";
import { PageGate } from "./page-gate.tsx";
import { RouteError } from "./route-error.tsx";

async function lazyPage(row: RouteRow) {
  const [Page] = await Promise.all([loadPage(row.load), loadMessages(row.namespaces)]);
  const Component = () => (
    <PageGate row={row}>
      <Page />
    </PageGate>
  );
  return { Component };
}

function objects(row: RouteRow): RouteObject[] {
  // An alias is the same page under another name; the canonical link says which is the first.
  return row.paths.map((path) => ({ path, lazy: () => lazyPage(row), ErrorBoundary: RouteError, handle: row }));
}

/** Every row of the route table, inside the one frame. */
export const router = createBrowserRouter([
  {
    element: <PageFrame />,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: routeRows.flatMap(([, row]) => objects(row)),
  },
]);
