import type { Meld } from "./melds.ts";
import type { Kind } from "./hand.ts";
import type { Strategy } from "./strategies.ts";

/** The message that says what a seat did. */
export const DONE_KEYS = {
  stock: "rummyDidStock",
  open: "rummyDidOpen",
  throw: "rummyDidThrow",
  show: "rummyDidDeclare",
  drop: "rummyDidDrop",
  late: "roomDidLate",
} as const satisfies Record<Kind, string>;

/** The message that names a published way to play. */
export const STRATEGY_KEYS = {
  drop: "rummyPlayDrop",
  plain: "rummyPlayPlain",
  bot: "roomPlayBot",
} as const satisfies Record<Strategy, string>;

/** The message that names a group. */
export function meldKey({ isPure, isSequence }: Pick<Meld, "isPure" | "isSequence">): "rummyPure" | "rummySequence" | "rummySet" {
  if (isPure) return "rummyPure";
  return isSequence ? "rummySequence" : "rummySet";
}
