import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BrandMark } from "@baize/ui/brand-mark";
import { LanguageSelect } from "@baize/ui/language-select";
import { ThemeSwitch } from "@baize/ui/theme-switch";
import { GuestActions, TopBar } from "@baize/ui/top-bar";
import { isLanguageCode, selectable } from "@baize/i18n/languages";
import { pathOf } from "../../routes.ts";
import { categoryPath } from "../../shared/category-path.ts";
import { language, useLanguage } from "../../shared/language.ts";
import { useOverlay } from "../../shared/use-overlay.ts";
import { useSession } from "../../shared/session.ts";
import { theme } from "../../shared/theme.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";
import { MemberPanel } from "./member-panel.tsx";

/** The first line of every page: home, search, language, theme, and who is here. */
export function SiteHeader() {
  const { t } = useTranslation();
  const session = useSession();
  const mode = theme.use();
  const row = useLanguage();
  const { data: brand } = useWhitelabel();
  const languages = selectable(language.configured()).map(({ code, tag, name, direction }) => ({
    code,
    tag,
    name,
    dir: direction,
  }));
  return (
    <TopBar
      brand={
        <RouterLink to={pathOf("home")} aria-label={brand?.brand.title ?? t("nav.home")}>
          <BrandMark name={brand?.brand.title ?? ""} />
        </RouterLink>
      }
      find={{ label: t("header.findGame"), link: <RouterLink to={categoryPath("RNG")} /> }}
    >
      <LanguageSelect
        label={t("language.title")}
        value={row.code}
        languages={languages}
        onValueChange={(code) => isLanguageCode(code) && language.choose(code)}
      />
      <ThemeSwitch label={t("header.theme", { theme: t(`theme.${mode}`) })} value={mode} onValueChange={theme.set} />
      {session ? <MemberPanel account={session.account} /> : <Guest />}
    </TopBar>
  );
}

function Guest() {
  const { t } = useTranslation();
  const { data: brand } = useWhitelabel();
  const { show } = useOverlay();
  const closed = brand?.features.directRegistration === false;
  return (
    <GuestActions
      login={{ label: t("action.logIn"), onPress: () => show("login") }}
      {...(closed ? {} : { register: { label: t("action.register"), link: <RouterLink to={pathOf("register")} /> } })}
    />
  );
}
