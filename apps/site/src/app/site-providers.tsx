import { BaizeProvider } from "@baize/ui/provider";
import { createFormat } from "@baize/i18n/format/create-format";
import { FormatContext } from "@baize/i18n/use-format";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { kitLocale, writtenLocale } from "../shared/language/digits.ts";
import { useKitMessages } from "../shared/language/kit-messages.ts";
import { useLanguage } from "../shared/language/language.ts";
import { digits } from "../shared/language/messages.ts";
import { theme } from "../shared/preferences/theme.ts";

interface SiteProvidersProps {
  messages: I18n;
  queries: QueryClient;
  children: ReactNode;
}

/** The contexts of every page: messages, the kit's language and look, number format, and the query cache. */
export function SiteProviders({ messages, queries, children }: SiteProvidersProps) {
  const language = useLanguage();
  const figures = digits.use();
  const format = useMemo(() => createFormat(writtenLocale(language, figures)), [language, figures]);
  return (
    <I18nextProvider i18n={messages}>
      <BaizeProvider
        scope="document"
        locale={kitLocale(language)}
        dir={language.direction}
        theme={theme.use()}
        messages={useKitMessages()}
        numberingSystem={figures === "native" ? language.digits : undefined}
      >
        <FormatContext value={format}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </FormatContext>
      </BaizeProvider>
    </I18nextProvider>
  );
}
