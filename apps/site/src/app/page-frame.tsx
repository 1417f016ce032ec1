import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { ModalHost } from "@baize/ui/modals";
import { OfflineNotice } from "@baize/ui/offline-notice";
import { PageShell } from "@baize/ui/page-shell";
import { Toaster } from "@baize/ui/toast";
import { toasts } from "../shared/toasts.ts";
import { modals } from "../shared/modals.ts";
import { useOnline } from "../shared/use-online.ts";
import { useRouteRow } from "../shared/use-route-row.ts";
import { OverlayHost } from "./overlay-host.tsx";
import { BottomBar } from "./shell/bottom-bar.tsx";
import { CategoryNav } from "./shell/category-nav.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import { SupportRail } from "./shell/support-rail.tsx";
import { useBrandConfiguration } from "./use-brand-configuration.ts";

/** What stands round every page, by its row's layout. Moves focus to the page when another one opens. */
export function PageFrame() {
  const { t } = useTranslation();
  const { layout } = useRouteRow();
  const online = useOnline();
  const main = useFocusOnNewPage();
  useBrandConfiguration();
  return (
    <>
      <PageShell
        skipLabel={t("nav.skip")}
        mainRef={main}
        notice={<OfflineNotice open={!online}>{t("state.offline")}</OfflineNotice>}
        header={
          layout.header && (
            <>
              <SiteHeader />
              <CategoryNav />
            </>
          )
        }
        footer={layout.footer && <SiteFooter />}
        rail={layout.sideMenu && <SupportRail />}
        bottomNav={layout.header && <BottomBar />}
      >
        <Outlet />
      </PageShell>
      <OverlayHost />
      <ModalHost modals={modals} />
      <Toaster toasts={toasts} label={t("notifications.label")} closeLabel={t("notifications.dismiss")} />
      <ScrollRestoration />
    </>
  );
}

function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
  return main;
}
