import { footerWords } from "../story/shell-fixture.ts";
import type { Advice } from "../story/advice.tsx";

const { limits, columns } = footerWords("en");
const short = { columns: columns.slice(1, 2), marks: undefined };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: { says: "What play is, and the way to the player’s own limits.", args: short },
    bad: {
      says: "An offer, where people look for help and limits.",
      args: {
        ...short,
        description: "Deposit today and play with twice the money!",
        limits: { ...limits, label: "Play now" },
      },
    },
  },
];
