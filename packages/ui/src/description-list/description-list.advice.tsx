import { Money } from "../money/money.tsx";
import { moneyParts } from "../money/money-parts.ts";
import type { Advice } from "../story/advice.tsx";

const rupees = (amount: bigint) => <Money parts={moneyParts({ amount, currency: "INR", locale: "en-IN" })} />;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "One value to a name, and the sum last.",
      args: {
        items: [
          { id: "amount", term: "Withdrawal", detail: rupees(50_000n) },
          { id: "fee", term: "Fee", detail: rupees(1_500n) },
          { id: "paid", term: "You get", detail: rupees(48_500n) },
        ],
      },
    },
    bad: {
      says: "Three figures in one value: they cannot be compared line by line.",
      args: {
        items: [{ id: "amount", term: "Withdrawal", detail: "₹500.00 less ₹15.00 fee, so you get ₹485.00" }],
      },
    },
  },
];
