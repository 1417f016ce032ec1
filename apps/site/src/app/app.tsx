import { createFormat } from "@baize/i18n/format/create-format";
import { formatLocale } from "@baize/i18n/format/locale";
import { FormatContext } from "@baize/i18n/use-format";
import { QueryClientProvider } from "@tanstack/react-query";
import { Direction } from "radix-ui";
import { BrowserRouter } from "react-router-dom";
import type { i18n as I18n } from "i18next";
import { useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { useLanguage } from "../shared/language.ts";
import { queryClient } from "./query-client.ts";
import { SiteRoutes } from "./site-routes.tsx";
import { SystemGate } from "./system-gate.tsx";

/** The whole site: server state in the query cache, place in the address, and nothing else kept. */
export function App({ messages }: { messages: I18n }) {
  const language = useLanguage();
  const format = useMemo(() => createFormat(formatLocale(language)), [language]);
  return (
    <I18nextProvider i18n={messages}>
      <Direction.Provider dir={language.direction}>
        <FormatContext value={format}>
          <QueryClientProvider client={queryClient}>
            <SystemGate>
              <BrowserRouter>
                <SiteRoutes />
              </BrowserRouter>
            </SystemGate>
          </QueryClientProvider>
        </FormatContext>
      </Direction.Provider>
    </I18nextProvider>
  );
}
