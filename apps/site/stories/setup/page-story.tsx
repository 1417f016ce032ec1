import type { HttpHandler } from "msw";
import { MemoryRouter } from "react-router-dom";
import { SiteProviders } from "../../src/app/site-providers.tsx";
import { SiteRoutes } from "../../src/app/site-routes.tsx";
import { SystemGate } from "../../src/app/system-gate.tsx";
import { currentStory, type Person } from "./story-context.ts";

export interface PageStoryProps {
  /** Path and query of the page. */
  readonly address: string;
  /** The visitor. Default: one without a session. */
  readonly as?: Person;
  /** Whether gift and notices open by themselves after the first touch. Default: no. */
  readonly greetings?: boolean;
  /** Handlers that come before the recorded answers; the first that matches answers. */
  readonly answers?: readonly HttpHandler[];
}

/** A page of the site with its layout. Needs `beforeEach: setupStory`. */
export function PageStory({ address }: PageStoryProps) {
  const { messages, queries } = currentStory();
  return (
    <SiteProviders messages={messages} queries={queries}>
      <SystemGate>
        <MemoryRouter key={address} initialEntries={[address]}>
          <SiteRoutes />
        </MemoryRouter>
      </SystemGate>
    </SiteProviders>
  );
}
