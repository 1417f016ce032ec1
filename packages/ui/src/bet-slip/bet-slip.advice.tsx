import type { Advice } from "../story/advice.tsx";
import { bets } from "./slip-fixture.ts";

const lines = bets.slice(0, 1);
const changed = (oddsBefore: string | undefined) => ({
  lines: lines.map((line) => ({ ...line, odds: "1.48", oddsBefore })),
  quickStakes: undefined,
});

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The balance is read before the stake is written.", args: { lines } },
    bad: {
      says: "A stake that is larger than the balance is refused only after the press.",
      args: { lines, note: undefined },
    },
  },
  {
    good: { says: "Odds that changed are shown with the old ones, and the person decides.", args: changed("1.62") },
    bad: { says: "The return has fallen, and the same button places the bet.", args: changed(undefined) },
  },
];
