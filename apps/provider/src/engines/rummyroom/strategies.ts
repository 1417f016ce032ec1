import { botMove } from "./bots.ts";
import { countOf, finishOf } from "./count.ts";
import type { Player } from "./deal.ts";
import { moveOf } from "./hand.ts";
import { pointsOf, without } from "./points.ts";

/** Ways to play every hand, whose returns are published. None of them is advice: a room depends on what its player does. */
export const STRATEGIES = ["drop", "plain", "bot"] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** Draws from the stock alone, and lays down what leaves the fewest points. */
const plain: Player = (hand, cards, wild) => {
  if (!hand.drawn) return moveOf("stock");
  const last = finishOf(cards, wild);
  if (last !== undefined) return moveOf("show", last);
  const kept = [...new Set(cards)].map((card) => ({ card, points: countOf(without(cards, card), wild).points }));
  const [best] = kept.toSorted(
    (one, other) => one.points - other.points || pointsOf(other.card, wild) - pointsOf(one.card, wild),
  );
  return moveOf("throw", best?.card);
};

/** `drop`: at once. `plain`: see above. `bot`: plays as the bots do. */
export const STRATEGY_MOVES: Readonly<Record<Strategy, Player>> = { drop: () => moveOf("drop"), plain, bot: botMove };
