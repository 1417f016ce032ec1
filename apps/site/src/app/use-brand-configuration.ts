import { useEffect } from "react";
import { isLanguageCode } from "@baize/i18n/languages";
import { brand } from "../shared/preferences/brand-preference.ts";
import { theme } from "../shared/preferences/theme.ts";
import { language } from "../shared/language/language.ts";
import { useWhitelabel } from "../shared/brand/use-whitelabel.ts";

/** Applies the server's configuration of this brand: its style sheet and mode, and the languages that it offers. */
export function useBrandConfiguration(): void {
  const { data } = useWhitelabel();
  useEffect(() => {
    if (!data) return;
    brand.configure(data.theme.brand);
    theme.configureMode(data.theme.mode);
    language.configure(
      data.languages.filter(isLanguageCode),
      isLanguageCode(data.defaultLanguage) ? data.defaultLanguage : undefined,
    );
  }, [data]);
}
