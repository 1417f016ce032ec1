import { MemoryRouter } from "react-router-dom";
import { SiteProviders } from "../site-providers.tsx";
import { SiteRoutes } from "../site-routes.tsx";
import { SystemGate } from "../system-gate.tsx";
import type { ToldAnswers } from "./answers.ts";
import { type Person, sceneNow } from "./scene.ts";

export interface StageProps {
  /** Path and query of the page. */
  readonly address: string;
  /** Who looks at it: a visitor, unless it is said. */
  readonly as?: Person;
  /** Whether the house speaks by itself, with gift and notices: after the first touch. */
  readonly greets?: boolean;
  /** What the page is answered, where it is not what was recorded. */
  readonly answers?: ToldAnswers;
}

/** A page of the site as it stands at an address, with all that stands round it. `setTheStage` goes before. */
export function Stage({ address }: StageProps) {
  const { messages, queries } = sceneNow();
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
