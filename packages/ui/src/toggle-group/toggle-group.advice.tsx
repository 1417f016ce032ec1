import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Each choice can be on together with the others.", args: { defaultValue: ["new", "jackpot"] } },
    bad: {
      says: "Orders exclude each other: that is a SegmentedControl.",
      args: {
        items: [
          { value: "played", label: "Most played" },
          { value: "newest", label: "Newest" },
          { value: "az", label: "A–Z" },
        ],
        defaultValue: ["played", "az"],
      },
    },
  },
];
