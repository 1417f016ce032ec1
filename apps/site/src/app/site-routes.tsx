import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Skeleton } from "@baize/ui/skeleton";
import type { RouteRow } from "../routes.ts";
import { loadMessages } from "../shared/messages.ts";
import { useRouteRow } from "../shared/use-route-row.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { loadPage } from "./lazy-page.ts";
import { PageFrame } from "./page-frame.tsx";
import { PageGate } from "./page-gate.tsx";
import { RouteError } from "./route-error.tsx";

const pages = new Map<RouteRow, LazyExoticComponent<ComponentType>>();

function pageOf(row: RouteRow): LazyExoticComponent<ComponentType> {
  const known = pages.get(row);
  if (known) return known;
  const page = lazy(async () => {
    const [Page] = await Promise.all([loadPage(row.load), loadMessages(row.namespaces)]);
    return { default: Page };
  });
  pages.set(row, page);
  return page;
}

/** The page that the route table names for this address, inside the one frame. */
export function SiteRoutes() {
  const row = useRouteRow();
  const { pathname } = useLocation();
  const Page = pageOf(row);
  return (
    <PageFrame>
      <ErrorBoundary key={pathname} fallback={(error) => <RouteError error={error} />}>
        <PageGate row={row}>
          <Suspense fallback={<Skeleton blockSize="100vh" />}>
            <Page />
          </Suspense>
        </PageGate>
      </ErrorBoundary>
    </PageFrame>
  );
}
