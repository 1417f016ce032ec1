import { type ComponentType, createElement, lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Skeleton } from "@baize/ui/skeleton";
import { type RouteRow, routeRows, routes } from "./routes.ts";
import { loadFirstMessages, loadMessages } from "../shared/language/messages.ts";
import { ShownLanguage } from "../shared/language/shown-language.tsx";
import { useRouteId } from "../shared/page/use-route-id.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { loadPage } from "./lazy-page.ts";
import { PageFrame } from "./page-frame.tsx";
import { PageGate } from "./page-gate.tsx";
import { RouteError } from "./route-error.tsx";

const ready = new Map<RouteRow, ComponentType>();
async function loadRoutePage(row: RouteRow): Promise<{ default: ComponentType }> {
  const first = row.reads !== undefined;
  const messages = first ? loadFirstMessages : loadMessages;
  const load = async () => (await Promise.all([row.load(), messages(row.namespaces)]))[0];
  const Page = await loadPage(load, first);
  ready.set(row, Page);
  return { default: Page };
}
const lazyPage = (row: RouteRow) => lazy(() => loadRoutePage(row));

/** Loads a page's code and messages before its first render. Never rejects: the page shows its own failure. */
export async function preparePage(row: RouteRow): Promise<void> {
  await loadRoutePage(row).catch(() => undefined);
}

const NotFound = lazyPage(routes.notFound);
const pages = new Map<RouteRow, ComponentType>(routeRows.map(([, row]) => [row, lazyPage(row)]));
const drawn = new Map<RouteRow, ComponentType>();

/** Made once: another component for the same page would remount it and lose what was typed. */
function pageFor(row: RouteRow): ComponentType {
  const page = drawn.get(row) ?? ready.get(row) ?? pages.get(row) ?? NotFound;
  drawn.set(row, page);
  return page;
}

const failed = (error: unknown) => <RouteError error={error} />;

/** The page of the route table for this address, inside the one frame. */
export function SiteRoutes() {
  const row: RouteRow = routes[useRouteId()];
  const { pathname } = useLocation();
  return (
    // Two boundaries: a page that fails leaves the frame, and a frame that fails leaves no white screen.
    <ErrorBoundary fallback={failed}>
      <PageFrame>
        <ErrorBoundary key={pathname} fallback={failed}>
          <PageGate row={row}>
            <ShownLanguage namespaces={row.namespaces} waiting={<Skeleton blockSize="100vh" />}>
              <Suspense fallback={<Skeleton blockSize="100vh" />}>{createElement(pageFor(row))}</Suspense>
            </ShownLanguage>
          </PageGate>
        </ErrorBoundary>
      </PageFrame>
    </ErrorBoundary>
  );
}
