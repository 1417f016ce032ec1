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
  /** A free round: it was played for the stake, and nothing was paid for it. */
  readonly free?: true;
  /** What the player bet on; empty where there is nothing to choose. */
  readonly choice: string;
  readonly win: string;
  readonly balance?: string;
  readonly nonce?: number;
  /** What was drawn; empty before the round is paid. */
  readonly stops: readonly (readonly number[])[];
  /** The spins of the slot. */
  readonly spins: readonly SpinView[];
  /** What it put into the pot of its title, and took out. */
  readonly pot?: { readonly share: string; readonly won?: string };
  readonly at: string;
  /** Milliseconds that are left of the turn, and then of the time bank, in a round whose turns have a time. */
  readonly left?: { readonly turn: number; readonly bank: number };
}

/** A bet of the member on a match that is told, and what is paid for it now if it is cashed out. */
export interface LiveBetView {
  readonly round: RoundView;
  /** Missing as long as none is offered. */
  readonly quote?: string;
}

/** A match while it is told. */
export interface LiveView {
  /** Steps that have been told, and what is known after them. */
  readonly step: number;
  readonly told: readonly (readonly number[])[];
  /** No bet and no cash-out is taken. */
  readonly suspended: boolean;
  /** When the next step is told: until then the prices and the quotes hold. */
  readonly holdsUntil: number;
  /** Of each open spot, in hundredths. */
  readonly prices: Readonly<Record<string, number>>;
  readonly bets: readonly LiveBetView[];
}

/** What a player takes of prices that changed before the bet arrived. */
export type PricePolicy = "same" | "better" | "any";

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
  /** While a match is told. */
  readonly live?: LiveView;
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

/** The pot of a title, which all its players feed. */
export interface PotView {
  /** To be sent back by a page that waits for the next change. */
  readonly seen: string;
  readonly value: string;
  /** What it begins with. */
  readonly seed: string;
  /** How often it was won. */
  readonly wins: number;
  readonly last?: { readonly amount: string; readonly mine: boolean };
}

/** Free rounds that the platform has granted the player in this title. */
export interface FreeRoundsView {
  readonly campaign: string;
  /** What each is played for. */
  readonly stake: string;
  readonly left: number;
  /** ISO 8601 instant. */
  readonly validUntil: string;
}

export interface FreeRoundsState {
  /** Those that end first. Missing where the player has none, or the platform does not answer. */
  readonly next?: FreeRoundsView;
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
  /** Where the title has one. */
  readonly pot?: PotView;
  /** In a title that plays free rounds. */
  readonly freeRounds?: FreeRoundsState;
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
  /** The player has no free round of this campaign left. */
  | "free_over"
  | "unavailable"
  | "not_found"
  | "bets_closed"
  | "too_late"
  /** The market of a match, for some seconds after an event. */
  | "suspended"
  /** A spot is decided, or its price is beyond those that are offered. */
  | "spot_closed"
  | "odds_changed"
  | "quote_expired"
  /** So many bets on one match as a member may have. */
  | "bets_full"
  /** A combination of the slip would pay more than is paid. */
  | "slip_high"
  /** A bet while a round of this title waits for its player. */
  | "round_open"
  | "round_over"
  | "turn_unknown"
  | "turn_taken"
  /** The round went on in another window. */
  | "turn_stale"
  /** A prize is asked for before the first turn. */
  | "no_turn";

/** A refusal, with the match as it is now where its prices or quotes were meant. */
export interface Refusal {
  readonly refused: PlayError;
  readonly live: LiveView;
}

/** Answer to GET /proof/<round id> for a bet on one round. */
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
  readonly pot?: RoundView["pot"];
  readonly currency: string;
  readonly at: string;
}
