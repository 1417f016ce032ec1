import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BrandMark } from "@baize/ui/brand-mark";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { headset } from "@baize/ui/icon/art";
import { ThemeSwitch } from "@baize/ui/theme-switch";
import { GuestActions, TopBar } from "@baize/ui/top-bar";
import { pathOf } from "../../navigation/paths.ts";
import { lazyPart, withRoutes } from "../../shared/page/lazy-part.tsx";
import { lazyWithRetry } from "../../shared/page/lazy-with-retry.ts";
import { useAfterFirstPaint } from "../../shared/page/use-after-first-paint.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { usePlayBreak } from "../../shared/session/play-break.ts";
import { useSession } from "../../shared/session/session.ts";
import { theme } from "../../shared/preferences/theme.ts";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { LanguageMenu } from "./language-menu.tsx";
import * as css from "./site-header.css.ts";

const SessionClock = lazyPart(["responsible-gambling"], () =>
  withRoutes(import("../../features/responsible-gambling/session-clock.tsx")),
);
const MemberPanel = lazy(() => lazyWithRetry(() => import("./member-panel.tsx")));

/** The header of every page: home, search, language, theme, and the account. */
export function SiteHeader() {
  const { t } = useTranslation();
  const session = useSession();
  const mode = theme.use();
  const { show } = useOverlay();
  const pause = usePlayBreak();
  const painted = useAfterFirstPaint();
  const name = useBrandTitle();
  return (
    <TopBar
      brand={
        <RouterLink to={pathOf("home")} aria-label={name}>
          <BrandMark name={name} />
        </RouterLink>
      }
      find={pause ? undefined : { label: t("header.findGame"), onClick: () => show("search") }}
    >
      {session && !session.passwordChange && painted ? (
        <Suspense>
          <SessionClock key={session.account} />
        </Suspense>
      ) : null}
      {session ? null : <Support />}
      <LanguageMenu />
      <ThemeSwitch label={t("header.theme")} value={mode} onValueChange={theme.set} />
      {session ? (
        <Suspense>
          <MemberPanel account={session.account} />
        </Suspense>
      ) : (
        <Guest />
      )}
    </TopBar>
  );
}

/** A member finds it in the account menu; on a phone it is in the footer. */
function Support() {
  const { t } = useTranslation();
  const { show } = useOverlay();
  return (
    <Button
      variant="ghost"
      size="sm"
      className={css.fromSmall}
      aria-label={t("nav.support")}
      icon={<Icon art={headset} />}
      onClick={() => show("support")}
    />
  );
}

function Guest() {
  const { t } = useTranslation();
  const { data: brand } = useWhitelabel();
  const { show } = useOverlay();
  const closed = brand?.features.directRegistration === false;
  return (
    <GuestActions
      login={{ label: t("nav.logIn"), onClick: () => show("login") }}
      register={closed ? undefined : { label: t("nav.register"), link: <RouterLink to={pathOf("register")} /> }}
    />
  );
}
