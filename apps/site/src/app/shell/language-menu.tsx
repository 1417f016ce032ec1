import { createElement, type PointerEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { translate } from "@baize/ui/icon/art";
import type { LanguageSelect } from "@baize/ui/language-select";
import { isLanguageCode, selectable } from "@baize/i18n/languages";
import { useAfterFirstView } from "../use-after-first-view.ts";
import { api } from "../../shared/api/api.ts";
import { language, useLanguage } from "../../shared/language/language.ts";
import { textsLoading } from "../../shared/language/texts-loading.ts";
import { lazyWithRetry } from "../../shared/page/lazy-with-retry.ts";
import { currentSession } from "../../shared/session/session.ts";

function choose(code: string): void {
  if (!isLanguageCode(code)) return;
  language.choose(code);
  // The brand's messages use this language too. If this call fails they keep the old one until the next choice.
  if (currentSession()) void api.write("member.updateLanguage", { language: code }).catch(() => undefined);
}

/** The menu's code, loaded once it is wanted. */
function useLanguageSelect(wanted: boolean) {
  const [loaded, setLoaded] = useState<{ readonly Select: typeof LanguageSelect }>();
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const load = async () => {
      const { LanguageSelect: Select } = await lazyWithRetry(() => import("@baize/ui/language-select"));
      if (!left) setLoaded({ Select });
    };
    void load();
    return () => {
      left = true;
    };
  }, [wanted]);
  return loaded?.Select;
}

/** A button that is replaced during a press gets no click: `held` is true from the start of a press to its end. */
function useEarlyPress() {
  const [asked, setAsked] = useState(false);
  const [held, setHeld] = useState(false);
  const release = () => setHeld(false);
  const button = {
    onPointerDown: () => setHeld(true),
    onPointerCancel: release,
    // A finger leaves before its click, a mouse only without one.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && release(),
    onClick: () => {
      release();
      setAsked(true);
    },
  };
  return { asked, held, button };
}

/** The languages of the brand. The menu's code loads after the first view, or as its button is pressed, and then opens. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const row = useLanguage();
  const { asked, held, button } = useEarlyPress();
  const after = useAfterFirstView();
  const Select = useLanguageSelect(after || asked);
  const pending = textsLoading.use();
  const languages = selectable(language.configured()).map(({ code, tag, name, direction }) => ({
    code,
    tag,
    name,
    dir: direction,
  }));
  if (!Select || held) {
    const label = t("language.title");
    return <Button variant="ghost" size="sm" aria-label={label} icon={<Icon art={translate} />} pending={asked} {...button} />;
  }
  return createElement(Select, {
    label: t("language.title"),
    value: row.code,
    languages,
    onValueChange: choose,
    pending,
    defaultOpen: asked,
  });
}
