import { Money } from "../money/money.tsx";
import { moneyParts } from "../money/money-parts.ts";
import type { Advice } from "../story/advice.tsx";
import { Stat, StatGroup } from "./stat.tsx";

const rupees = (signed: boolean) => <Money parts={moneyParts({ amount: 384_000n, currency: "INR", locale: "en-IN", signed })} />;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Colour a net result only, and write its sign.",
      scene: (
        <StatGroup>
          <Stat label="Won" value={rupees(true)} tone="win" />
          <Stat label="Bets" value="41" />
        </StatGroup>
      ),
    },
    bad: {
      says: "A count is neither good nor bad, and a result without a sign may be either.",
      scene: (
        <StatGroup>
          <Stat label="Result" value={rupees(false)} tone="win" />
          <Stat label="Bets" value="41" tone="win" />
        </StatGroup>
      ),
    },
  },
];
