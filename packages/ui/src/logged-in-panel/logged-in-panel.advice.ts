import type { MoneyParts } from "../money/money-parts.ts";
import { accountWords } from "../story/account-fixture.tsx";
import type { Advice } from "../story/advice.tsx";

const { balance } = accountWords("en", () => undefined);
const short: MoneyParts = { sign: "", symbol: "₹", integer: "48K", decimal: "", fraction: "" };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: { says: "The whole balance: a person sees each rupee that changes.", args: { balance } },
    bad: { says: "“48K” is the same before and after a bet of ₹300.", args: { balance: { ...balance, parts: short } } },
  },
];
