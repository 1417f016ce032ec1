import { Badge } from "../badge/badge.tsx";
import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A Badge says that betting is closed.",
      args: { status: <Badge>Closed</Badge> },
    },
    bad: { says: "A clock at zero: closed, late, or stopped?", args: { nextAt: 0 } },
  },
];
