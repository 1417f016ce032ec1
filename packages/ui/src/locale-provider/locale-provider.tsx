import type { ReactNode } from "react";
import { I18nProvider } from "react-aria";

export interface LocaleProviderProps {
  /** BCP 47 tag; decides how dates are written and typed, and which calendar is shown. */
  locale: string;
  children: ReactNode;
}

/** The language of date fields and calendars below. Only pages that have one need it, so it loads with them. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
