import { BrowserRouter } from "react-router-dom";
import type { i18n as I18n } from "i18next";
import { queryClient } from "./query-client.ts";
import { SiteProviders } from "./site-providers.tsx";
import { SiteRoutes } from "./site-routes.tsx";
import { SystemGate } from "./system-gate.tsx";

/** The whole site. Server state is in the query cache, location in the address; there is no other store. */
export function App({ messages }: { messages: I18n }) {
  return (
    <SiteProviders messages={messages} queries={queryClient}>
      <SystemGate>
        <BrowserRouter>
          <SiteRoutes />
        </BrowserRouter>
      </SystemGate>
    </SiteProviders>
  );
}
