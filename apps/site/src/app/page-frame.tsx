import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { PageShell } from "@baize/ui/page-shell";
import { useAfterFirstPaint } from "../shared/page/use-after-first-paint.ts";
import { useOverlay } from "../shared/overlays/use-overlay.ts";
import { usePlayBreak } from "../shared/session/play-break.ts";
import { useRouteId } from "../shared/page/use-route-id.ts";
import { lazyPart } from "../shared/page/lazy-part.tsx";
import { lazyWithRetry } from "../shared/page/lazy-with-retry.ts";
import { type RouteRow, routes } from "./routes.ts";
import { BottomBar } from "./shell/bottom-bar.tsx";
import { WideNav } from "./shell/wide-nav.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import { useAfterFirstView } from "./use-after-first-view.ts";
import { useBrandConfiguration } from "./use-brand-configuration.ts";

// Loaded after the first view, which does not show them.
const GlobalOverlays = lazy(() => lazyWithRetry(() => import("./global-overlays.tsx")));
const Offline = lazy(() => lazyWithRetry(() => import("./shell/offline.tsx")));
const SupportRail = lazy(() => lazyWithRetry(() => import("./shell/support-rail.tsx")));
const SiteFooter = lazy(() => lazyWithRetry(() => import("./shell/site-footer.tsx")));

const PlayBreakPage = lazyPart(["responsible-gambling"], () => import("../features/responsible-gambling/play-break-page.tsx"));

/** Header, footer and navigation around every page, by its row's layout. Moves focus to the page when its path or its view changes. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { layout, duringBreak }: RouteRow = routes[useRouteId()];
  const pause = usePlayBreak();
  const main = useFocusOnNewPage();
  const painted = useAfterFirstPaint();
  const after = useAfterFirstView();
  const { open } = useOverlay();
  useBrandConfiguration();
  if (pause && !duringBreak)
    return (
      <Suspense>
        <PlayBreakPage pause={pause} />
        <GlobalOverlays />
      </Suspense>
    );
  return (
    <>
      <PageShell
        mainRef={main}
        notice={
          painted && (
            <Suspense>
              <Offline />
            </Suspense>
          )
        }
        header={
          layout.header && (
            <>
              <SiteHeader />
              {pause ? null : <WideNav />}
            </>
          )
        }
        footer={
          layout.footer &&
          painted && (
            <Suspense>
              <SiteFooter />
            </Suspense>
          )
        }
        rail={
          layout.sideMenu &&
          painted && (
            <Suspense>
              <SupportRail />
            </Suspense>
          )
        }
        bottomNav={layout.header && !pause && <BottomBar />}
      >
        {children}
      </PageShell>
      {after || open ? (
        <Suspense>
          <GlobalOverlays />
        </Suspense>
      ) : null}
    </>
  );
}

function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(search).get("view");
  const shown = useRef({ pathname, view });
  // Back and forward restore the browser's scroll position.
  const forward = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, view };
    // Where the focused element was removed with the old view, nothing has the focus.
    const hasLostFocus = before.view !== view && document.activeElement === document.body;
    if (before.pathname === pathname && !hasLostFocus) return;
    main.current?.focus({ preventScroll: true });
    if (forward) window.scrollTo(0, 0);
  }, [pathname, view, forward]);
  return main;
}
