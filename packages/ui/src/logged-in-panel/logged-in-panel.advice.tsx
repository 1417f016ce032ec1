import { moneyParts } from "../money/money-parts.ts";
import type { Advice } from "../story/advice.tsx";

const stale = {
  label: "Balance",
  href: "#wallet",
  parts: moneyParts({ amount: 4_825_075n, currency: "INR", locale: "en-IN" }),
  stale: true,
};

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "Grey with its time: the balance cannot be refreshed, and was true then.",
      args: { balance: { ...stale, asOf: "14:32" } },
    },
    bad: { says: "Grey alone: is the money blocked?", args: { balance: stale } },
  },
];
