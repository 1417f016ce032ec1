import { MemoryRouter } from "react-router-dom";
import { SiteProviders } from "../../src/app/site-providers.tsx";
import { SiteRoutes } from "../../src/app/site-routes.tsx";
import { SystemGate } from "../../src/app/system-gate.tsx";
import type { ToldAnswers } from "../../mocks/answers.ts";
import { type Person, currentStory } from "./story-context.ts";

export interface PageStoryProps {
  /** Path and query of the page. */
  readonly address: string;
  /** Who looks at it: a visitor, unless it is said. */
  readonly as?: Person;
  /** Whether the house speaks by itself, with gift and notices: after the first touch. */
  readonly greetings?: boolean;
  /** What the page is answered, where it is not what was recorded. */
  readonly answers?: ToldAnswers;
}

/** A page of the site as it stands at an address, with all that stands round it. `setupStory` goes before. */
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
