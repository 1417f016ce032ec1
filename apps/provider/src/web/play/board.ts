import type { RoundView } from "../../play/contract.ts";
import type { MoneyFormat } from "../shared/money.ts";

/** How a settled round is to be shown. */
export interface Showing {
  readonly quick: boolean;
  /** Settles when the player asks to see the result at once. */
  readonly skip: Promise<void>;
  readonly skipped: () => boolean;
}

export interface BoardTools {
  readonly money: MoneyFormat;
  readonly digits: number;
  readonly variant: number;
  /** To be called when the player changes the choice. */
  readonly changed: () => void;
  /** To be called when the player takes a turn. */
  readonly turn: (turn: string) => void;
  /** Whether a round waits for a turn. */
  readonly waits: () => boolean;
  /** To be called when the time of a turn is over: asks how the round is now. */
  readonly recheck: () => void;
  /** Whether the player wants short movements. */
  readonly quick: () => boolean;
}

/** What the board of a game with several turns shows while a round waits for its player. */
export interface TurnBoard {
  /** Shows the turns of the round, the last one as it happens. */
  readonly show: (round: RoundView) => Promise<void>;
  /** The prize that can be taken now, as decimal text. */
  readonly prize: (round: RoundView) => string | undefined;
  /** The turn that the button of the bet takes while a round waits, where it does not take the prize. */
  readonly main?: (round: RoundView) => { readonly turn: string; readonly word: string; readonly amount?: string };
  /** What the player can do now, in one line. */
  readonly hint: (round: RoundView) => string;
  /** The same with what the next turn would bring, for screen readers. */
  readonly tell: (round: RoundView) => string;
}

/** What an engine draws on the table, and what it asks the player for. The shell around it is the same for all. */
export interface Board {
  /** What the player bets on; empty where there is nothing to choose. */
  readonly choice: () => string;
  /** Why no bet is possible with this choice; undefined when it is. */
  readonly missing: () => string | undefined;
  /** Shows the end of this round at once, or the state before the first one. */
  readonly show: (round: RoundView | undefined) => void;
  /** Moves until the result is known. */
  readonly start: () => void;
  readonly reveal: (round: RoundView, showing: Showing) => Promise<void>;
  /** The result in words, without money. */
  readonly describe: (round: RoundView) => string;
  /** What the round brought, where its prize alone would not say it. */
  readonly result?: (round: RoundView) => string;
  /** The text under the board before a bet. */
  readonly idle: () => string;
  /** The text under the stake. */
  readonly stakeNote: (stake: string) => string;
  /** Fills in the amounts of the dialog of pays and odds. */
  readonly fillInfo: (stake: string) => void;
  readonly lock: (locked: boolean) => void;
  /** The player may ask to see the rest of this round at once. */
  readonly isLong: (round: RoundView) => boolean;
  /** In games with several turns. */
  readonly turns?: TurnBoard;
  /** Keys of this engine, in lower case. */
  readonly keys: Readonly<Record<string, () => void>>;
}

export type OpenBoard = (tools: BoardTools) => Board;
