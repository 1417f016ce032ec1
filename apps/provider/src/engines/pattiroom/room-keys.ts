import type { Action } from "./hand.ts";
import type { Strategy } from "./strategies.ts";

/** The message that names what a player can do. */
export const ACTION_KEYS = {
  see: "roomSee",
  call: "roomCall",
  raise: "roomRaise",
  show: "roomShow",
  pack: "roomPack",
} as const satisfies Partial<Record<Action, string>>;

/** The message that says what a seat did last. */
export const DONE_KEYS = {
  see: "roomDidSee",
  call: "roomDidCall",
  raise: "roomDidRaise",
  show: "roomDidShow",
  pack: "roomDidPack",
  late: "roomDidLate",
} as const satisfies Record<Action, string>;

/** The message that names a published way to play. */
export const STRATEGY_KEYS = {
  pack: "roomPlayPack",
  blind: "roomPlayBlind",
  seen: "roomPlaySeen",
  bot: "roomPlayBot",
} as const satisfies Record<Strategy, string>;
