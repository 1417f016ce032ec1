import type { SlotSymbol } from "../engines/slot/symbols.ts";

/** Calls between the game's page and this server. Amounts are decimal text with the currency's digits. */
export interface SeedsView {
  /** SHA-256 of the current server seed, and of the next one. */
  readonly hash: string;
  readonly nextHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export interface Revealed {
  readonly serverSeed: string;
  readonly hash: string;
  readonly clientSeed: string;
  /** Rounds that were played on it: nonces 0 to this minus 1. */
  readonly rounds: number;
}

export interface LineView {
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly prize: string;
}

export interface SpinView {
  readonly stops: readonly number[];
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly LineView[];
  readonly pearls: number;
  readonly pearlPrize: string;
  readonly prize: string;
  readonly times: number;
}

/**
 * `pending`: in progress. `placed`: the stake is taken, the result comes by the table's clock, or the round waits for its player. `settled`: played and paid. `void`: the stake was refunded. `refused`, `cancelled`: no bet was
 * placed.
 */
export type RoundPhase = "pending" | "placed" | "settled" | "void" | "refused" | "cancelled" | "stuck";

export interface RoundView {
  readonly id: string;
  readonly intent: string;
  readonly phase: RoundPhase;
  /** The reason of `void`, `refused` and `stuck`. */
  readonly code?: string;
  readonly stake: string;
  /** What the player bet on; empty where there is nothing to choose. */
  readonly choice: string;
  readonly win: string;
  readonly balance?: string;
  readonly nonce?: number;
  /** What was drawn; empty before the round is paid. */
  readonly stops: readonly (readonly number[])[];
  /** The spins of the slot. */
  readonly spins: readonly SpinView[];
  readonly at: string;
  /** Milliseconds that are left of the turn, and then of the time bank, in a round whose turns have a time. */
  readonly left?: { readonly turn: number; readonly bank: number };
}

/** One round of a shared table as everybody sees it. Times are milliseconds of the vendor's clock, like `now`. */
export interface TableState {
  readonly now: number;
  /** To be sent back by a page that waits for the next phase. */
  readonly seen: string;
  readonly round: number;
  readonly phase: "bets" | "play" | "show";
  readonly opensAt: number;
  readonly closesAt: number;
  /** Left out as long as they would give the result away. */
  readonly resultAt?: number;
  readonly endsAt?: number;
  /** SHA-256 of this round's seed: the seed of the round before. */
  readonly hash: string;
  /** The hash that was published before the first round of the chain. */
  readonly anchor: string;
  /** This round's seed, once its result is known. */
  readonly seed?: string;
  /** Known results, newest first. */
  readonly recent: readonly { readonly round: number; readonly stops: readonly (readonly number[])[] }[];
  /** Members with a bet in this round. */
  readonly players: number;
  readonly mine?: RoundView;
}

/** A draw in a lobby. Times are milliseconds of the vendor's clock. */
export interface DrawView {
  readonly code: string;
  readonly name: "digits" | "race";
  readonly phase: TableState["phase"];
  readonly opensAt: number;
  readonly closesAt: number;
  readonly endsAt: number;
  /** Members with a bet in this round. */
  readonly players: number;
  /** Results that were shown, newest first. */
  readonly recent: readonly (readonly (readonly number[])[])[];
}

export interface DrawsState {
  readonly now: number;
  /** The draw of the launched title first. */
  readonly draws: readonly DrawView[];
}

export interface GameState {
  readonly game: { readonly code: string; readonly title: string };
  readonly currency: string;
  /** The shortest sign of the currency. */
  readonly symbol: string;
  readonly digits: number;
  readonly balance: string;
  /** Possible stakes, ascending. */
  readonly stakes: readonly string[];
  readonly seeds: SeedsView;
  /** Newest first. */
  readonly rounds: readonly RoundView[];
  /** The highest sum of a bet. */
  readonly maxStake: string;
  /** At a shared table. */
  readonly table?: TableState;
  /** The round of several turns that waits for its player. */
  readonly open?: RoundView;
}

/** Every later call sends `key` in the header PLAY_KEY_HEADER. */
export interface Opened extends GameState {
  readonly key: string;
}

export interface Rotated {
  readonly revealed: Revealed;
  readonly seeds: SeedsView;
}

export const PLAY_KEY_HEADER = "x-play-key";
/** The draw to which a lobby led, where it is not that of the launched title. */
export const PLAY_DRAW_HEADER = "x-play-draw";

/** Errors of these calls: `{ code }` with a 4xx or 5xx. */
export type PlayError =
  | "session_expired"
  | "busy"
  | "invalid"
  | "unavailable"
  | "not_found"
  | "bets_closed"
  | "too_late"
  /** A bet while a round of this title waits for its player. */
  | "round_open"
  | "round_over"
  | "turn_unknown"
  | "turn_taken"
  /** The round went on in another window. */
  | "turn_stale"
  /** A prize is asked for before the first turn. */
  | "no_turn";

/** Answer to GET /proof/<round id>. */
export interface Proof {
  readonly gameCode: string;
  readonly choice: string;
  readonly hash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Only after the seeds were replaced. */
  readonly serverSeed?: string;
  readonly stops: readonly (readonly number[])[];
  readonly stake: string;
  readonly win: string;
  readonly currency: string;
  readonly at: string;
}
