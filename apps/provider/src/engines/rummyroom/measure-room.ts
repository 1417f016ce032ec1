import { type Measured, measuredBy } from "../measure.ts";
import { dealOf, PARTS, payoutOf, replayOf, resultOf } from "./deal.ts";
import { type Strategy, STRATEGY_MOVES } from "./strategies.ts";

/** Plays hands by one strategy and a fixed seed. */
export function measureRoom(strategy: Strategy, variant: number, hands: number, seed: number): Measured {
  return measuredBy(hands, seed, (draw) => {
    const dealt = dealOf(draw, variant);
    const { hand, cards } = replayOf(dealt, variant, STRATEGY_MOVES[strategy]);
    const { left, share } = payoutOf(resultOf(hand, cards, dealt.wild));
    return (left + share) / PARTS;
  });
}
