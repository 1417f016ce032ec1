import type { LiveView, PlayError, PricePolicy, RoundView, TableState } from "../../play/contract.ts";
import type { MoneyFormat } from "../shared/money.ts";

export type Stops = readonly (readonly number[])[];

/** A result in the row of the last results. */
export interface Mark {
  readonly text: string;
  /** Class of the mark. */
  readonly kind: string;
  /** The whole result in words. */
  readonly name: string;
}

/** How an engine draws a round that all players share. */
export interface Scene {
  /** Shows a result at once, or the table before the first one. */
  readonly show: (stops: Stops | undefined) => void;
  /** The bets are closed. */
  readonly close: () => void;
  /** Shows how a result comes about that is known for so many milliseconds. */
  readonly reveal: (stops: Stops, since: number) => Promise<void>;
  /** The message that says that the result is coming about: a page that is opened meanwhile joins in, instead of showing the result at once. */
  readonly live?: string;
  /** Called often between close and result, with the milliseconds since the close. */
  readonly tick?: (elapsed: number) => void;
  /** In a match that is told step by step: shows what is known after so many steps. */
  readonly tell?: (told: Stops, step: number) => void;
  readonly describe: (stops: Stops) => string;
  readonly mark: (stops: Stops) => Mark;
}

export interface WagerTools {
  readonly money: MoneyFormat;
  readonly digits: number;
  /** The smallest chip. */
  readonly smallest: string;
  readonly maxStake: string;
  /** The chip that the player chose. */
  readonly chip: () => string;
  readonly changed: () => void;
}

/** What a player lays on the table before the close. */
export interface Wager {
  /** Empty as long as nothing is laid. */
  readonly choice: () => string;
  readonly stake: () => string;
  /** What to do while nothing is laid. */
  readonly hint: () => string;
  /** A choice in words. */
  readonly describe: (choice: string) => string;
  /** Lays what an earlier bet was. */
  readonly restore: (choice: string) => void;
  readonly clear: () => void;
  readonly lock: (locked: boolean) => void;
  /** Marks what a result pays. */
  readonly settle: (stops: Stops | undefined) => void;
  readonly keys: Readonly<Record<string, () => void>>;
}

export interface MarketTools {
  readonly money: MoneyFormat;
  /** A choice in words. */
  readonly describe: (choice: string) => string;
  readonly cashOut: (intent: string, quote: string) => void;
  /** Bets left the match while it is told: they were cashed out, here or in another window. */
  readonly left: (intents: readonly string[]) => void;
}

/** What a bet says of the prices that the page shows. */
export interface AskedPrices {
  readonly prices: LiveView["prices"];
  readonly accept: PricePolicy;
}

/** The prices of a match while it is told, and the player's open bets on it. */
export interface Market {
  readonly isTold: boolean;
  /** Whether a bet is taken now: the market is not suspended. */
  readonly isOpen: boolean;
  /** What a bet says of the prices; undefined before the match. */
  readonly asked: () => AskedPrices | undefined;
  readonly show: (state: Pick<TableState, "live" | "phase">) => void;
  /** A bet was taken: the table tells of it only with its next step. */
  readonly taken: (round: RoundView) => void;
  readonly settled: (round: RoundView) => void;
  /** The intents of the bets that the end of the match decides, once. */
  readonly decided: () => readonly string[];
  /** Why a bet or a cash-out was refused, with the prices or the quote of now. */
  readonly refusalText: (code: PlayError, asked: { readonly choice?: string; readonly intent?: string }) => string;
}

export interface TableBoard {
  readonly scene: Scene;
  readonly wager: (tools: WagerTools) => Wager;
  /** Only at a match: its market while it is told. */
  readonly market?: (tools: MarketTools) => Market;
  /** Only in games in which a running bet can be cashed out: what it is worth, in hundredths of the stake. */
  readonly worth?: (elapsed: number) => number;
  /** Whether a bet cashes out by itself at this time, if the round lasts so long. */
  readonly reached?: (choice: string, elapsed: number) => boolean;
}
