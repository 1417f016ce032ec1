import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { PageShell } from "@baize/ui/page-shell";
import { useAfterFirstPaint } from "../shared/use-after-first-paint.ts";
import { useOverlay } from "../shared/use-overlay.ts";
import { useRouteRow } from "../shared/use-route-row.ts";
import { loadPatiently } from "../shared/load-patiently.ts";
import { BottomBar } from "./shell/bottom-bar.tsx";
import { WideNav } from "./shell/wide-nav.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import { useAfterFirstView } from "./use-after-first-view.ts";
import { useBrandConfiguration } from "./use-brand-configuration.ts";

// What a first view does not show comes after it: overlays, questions, toasts, and what lies below.
const Above = lazy(() => loadPatiently(() => import("./above.tsx")));
const Offline = lazy(() => loadPatiently(() => import("./shell/offline.tsx")));
const SupportRail = lazy(() => loadPatiently(() => import("./shell/support-rail.tsx")));
const SiteFooter = lazy(() => loadPatiently(() => import("./shell/site-footer.tsx")));

/** What stands round every page, by its row's layout. Moves focus to the page when another one opens. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { layout } = useRouteRow();
  const main = useFocusOnNewPage();
  const painted = useAfterFirstPaint();
  const after = useAfterFirstView();
  const { open } = useOverlay();
  useBrandConfiguration();
  return (
    <>
      <PageShell
        skipLabel={t("nav.skip")}
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
              <WideNav />
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
        bottomNav={layout.header && <BottomBar />}
      >
        {children}
      </PageShell>
      {after || open ? (
        <Suspense>
          <Above />
        </Suspense>
      ) : null}
    </>
  );
}

function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Back and forward keep the place that the browser remembers.
  const forward = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (forward) window.scrollTo(0, 0);
  }, [pathname, forward]);
  return main;
}
