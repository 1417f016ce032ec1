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
  /** The text under the board before a bet. */
  readonly idle: () => string;
  /** The text under the stake. */
  readonly stakeNote: (stake: string) => string;
  /** Fills in the amounts of the dialog of pays and odds. */
  readonly fillInfo: (stake: string) => void;
  readonly lock: (locked: boolean) => void;
  /** The player may ask to see the rest of this round at once. */
  readonly isLong: (round: RoundView) => boolean;
  /** Keys of this engine, in lower case. */
  readonly keys: Readonly<Record<string, () => void>>;
}

export type OpenBoard = (tools: BoardTools) => Board;
