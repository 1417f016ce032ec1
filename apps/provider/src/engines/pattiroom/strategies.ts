import { botAction } from "./bots.ts";
import { type Action, allows, type Hand } from "./hand.ts";

/** Ways to play every hand, whose returns are published. None of them is advice: a room depends on what its player does. */
export const STRATEGIES = ["pack", "blind", "seen", "bot"] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** `pack`: at once. `blind`, `seen`: calls to the end without or with seen cards. `bot`: plays as the bots do. */
export const STRATEGY_ACTIONS: Readonly<Record<Strategy, (hand: Hand, cards: () => readonly number[]) => Action>> = {
  pack: () => "pack",
  blind: () => "call",
  seen: (hand) => (allows(hand, "see") ? "see" : "call"),
  bot: botAction,
};
