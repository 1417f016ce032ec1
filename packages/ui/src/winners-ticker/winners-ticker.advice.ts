import { moneyParts } from "../money/money-parts.ts";
import type { Advice } from "../story/advice.tsx";

const won = (name: string, rupees: bigint) => ({
  id: name,
  name,
  detail: "Pearl Monsoon · Saffron Reel",
  prize: moneyParts({ amount: rupees * 100n, currency: "INR", locale: "en-IN", minor: "ifAny" }),
});

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "Masked names: only the winners know who is meant.",
      args: { defaultPaused: true, winners: [won("an***42", 482_600n), won("mi***07", 215_940n)] },
    },
    bad: {
      says: "Full names show everyone who has money now.",
      args: { defaultPaused: true, winners: [won("Ananya Rao", 482_600n), won("Mihir Das", 215_940n)] },
    },
  },
];
