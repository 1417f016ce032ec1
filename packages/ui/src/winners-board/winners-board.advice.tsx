import { moneyParts } from "../money/money-parts.ts";
import type { Advice } from "../story/advice.tsx";

const prize = (rupees: bigint) => moneyParts({ amount: rupees * 100n, currency: "INR", locale: "en-IN", minor: "ifAny" });
const named = (first: string, second: string) => [
  { id: "first", name: first, detail: "Pearl Monsoon · Saffron Reel", prize: prize(482_600n) },
  { id: "second", name: second, detail: "Sky Ladder · Kestrel", prize: prize(215_940n) },
];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Masked names: only the winners know who is meant.", args: { winners: named("an***42", "mi***07") } },
    bad: {
      says: "A full name shows everyone who has money now.",
      args: { winners: named("Ananya Rao", "Mihir Das") },
    },
  },
  {
    good: { says: "A time says how old the list is.", args: { winners: named("su***st", "pk***88") } },
    bad: {
      says: "“Live” promises a list that changes while one looks at it.",
      args: { asOf: "Live", winners: named("su***st", "pk***88") },
    },
  },
];
