import type { Advice } from "../story/advice.tsx";
import { SegmentedControl } from "./segmented-control.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "One or two words a segment.", args: {} },
    bad: {
      says: "What they have in common belongs in the name of the group.",
      args: {
        items: [
          { value: "today", label: "Bets of today" },
          { value: "week", label: "Bets of 7 days" },
          { value: "month", label: "Bets of 30 days" },
        ],
      },
    },
  },
  {
    good: {
      says: "Few choices, all in sight.",
      scene: (
        <SegmentedControl
          aria-label="Odds"
          items={["Decimal", "Hong Kong", "Malay"].map((label) => ({ value: label, label }))}
          defaultValue="Decimal"
        />
      ),
    },
    bad: {
      says: "More than five are a Select: as segments they leave the screen of a phone.",
      scene: (
        <SegmentedControl
          aria-label="Month"
          items={["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul"].map((label) => ({ value: label, label }))}
          defaultValue="Jan"
        />
      ),
    },
  },
];
