import type { TurnFault } from "../engines/turns.ts";
import type { RoundRecord } from "./records.ts";

/** What a player asks for with one press. */
export interface Asked {
  readonly intent: string;
  readonly stake: string;
  /** A free round of this campaign; nothing is paid for it. */
  readonly campaign?: string;
  readonly choice: string;
  /** The round of a shared table: its chain, its number, and when the bet is decided. */
  readonly table?: Pick<RoundRecord, "seeds" | "nonce" | "decidedAt">;
  /** Laid while the match is told: a member may have several of these. */
  readonly live?: boolean;
}

/** A turn of a round that waits for its player. */
export interface AskedTurn {
  readonly intent: string;
  readonly turn: string;
  /** The choice that the page shows: a turn on an older one is not taken. */
  readonly seen: string;
}

/** `turn_stale`: the round went on in another window. `round_over`: nothing is left to do in it. */
export type TurnRefusal = TurnFault | "turn_stale" | "round_over" | "not_found" | "busy";
