import { type Measured, measuredBy } from "../measure.ts";
import { dealOf, PARTS, payoutOf, replayOf } from "./deal.ts";
import { PLAYER } from "./hand.ts";
import { type Strategy, STRATEGY_ACTIONS } from "./strategies.ts";

/** Plays hands by one strategy and a fixed seed. */
export function measureRoom(strategy: Strategy, variant: number, hands: number, seed: number): Measured {
  const actionOf = STRATEGY_ACTIONS[strategy];
  return measuredBy(hands, seed, (draw) => {
    const dealt = dealOf(draw, variant);
    const { hand } = replayOf(dealt, variant, (at) => actionOf(at, () => dealt.cards[PLAYER] ?? []));
    const { left, share } = payoutOf(hand, dealt.cards);
    return (left + share) / PARTS;
  });
}
