import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { createI18n } from "@baize/i18n/create-i18n";
import { languageOf } from "@baize/i18n/languages";

const namespaces = ["lottery", "errors"] as const;

/** What a hook returns in a language, with the messages of the lotteries and of errors. */
export async function inLanguage<Result>(code: Parameters<typeof languageOf>[0], hook: () => Result): Promise<Result> {
  const i18n = await createI18n({ language: languageOf(code), namespaces });
  await i18n.loadNamespaces(namespaces);
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(hook, { wrapper }).result.current;
}
