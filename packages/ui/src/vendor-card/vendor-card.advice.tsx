import { Badge } from "../badge/badge.tsx";
import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "What is closed has the plain Badge.", args: { badge: <Badge>Maintenance</Badge> } },
    bad: {
      says: "The colour of what is live draws people to games that are closed.",
      args: { badge: <Badge tone="live">Maintenance</Badge> },
    },
  },
];
