import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { translate } from "@baize/ui/icon/art";
import { isLanguageCode, selectable } from "@baize/i18n/languages";
import { useAfterFirstView } from "../use-after-first-view.ts";
import { api } from "../../shared/api/api.ts";
import { language, useLanguage } from "../../shared/language/language.ts";
import { textsLoading } from "../../shared/language/texts-loading.ts";
import { lazyWithRetry } from "../../shared/page/lazy-with-retry.ts";
import { currentSession } from "../../shared/session/session.ts";

const LanguageSelect = lazy(() =>
  lazyWithRetry(async () => ({ default: (await import("@baize/ui/language-select")).LanguageSelect })),
);

function choose(code: string): void {
  if (!isLanguageCode(code)) return;
  language.choose(code);
  // The brand's messages use this language too. If this call fails they keep the old one until the next choice.
  if (currentSession()) void api.write("member.updateLanguage", { language: code }).catch(() => undefined);
}

/** The languages of the brand. The menu's code loads after the first view; until then its button is drawn. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const row = useLanguage();
  const after = useAfterFirstView();
  const pending = textsLoading.use();
  const languages = selectable(language.configured()).map(({ code, tag, name, direction }) => ({
    code,
    tag,
    name,
    dir: direction,
  }));
  const still = <Button variant="ghost" size="sm" aria-label={t("language.title")} icon={<Icon art={translate} />} />;
  if (!after) return still;
  return (
    <Suspense fallback={still}>
      <LanguageSelect
        label={t("language.title")}
        value={row.code}
        languages={languages}
        onValueChange={choose}
        pending={pending}
      />
    </Suspense>
  );
}
