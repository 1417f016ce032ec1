import type { Wallets } from "./wallets.ts";

/** Terms of a bonus: how often it must be wagered, for how long, and the percent of a slot bet that counts. */
export interface Terms {
  readonly amount: bigint;
  /** 0: paid as cash at once. */
  readonly times: number;
  readonly days: number;
  readonly weight: number;
}

export interface Bonus extends Terms {
  readonly id: string;
  progress: bigint;
  state: "in play" | "played" | "over";
}

/** A reward that the member has not claimed yet. */
export interface PendingReward extends Terms {
  readonly id: string;
}

/** What a finished round counted. */
export interface Counted {
  readonly bonus: Bonus;
  readonly amount: bigint;
}

export interface Bet {
  readonly transactionId: string;
  readonly amount: bigint;
  state: "taken" | "paid" | "back";
}

export interface Round {
  readonly roundId: string;
  /** The wallet that the round began with: its stakes are taken from there, and its wins are paid there. */
  readonly wallet: string;
  /** How many bonuses existed when it began. */
  readonly bonuses: number;
  readonly bets: Bet[];
  won: bigint;
  /** What it counted towards a bonus and has not been taken back. */
  counted?: Counted | undefined;
  /** Its result, as long as that may be taken back. */
  result?: { readonly transactionId: string; readonly day: string; readonly validBet: bigint } | undefined;
}

/** One transfer between cash and a vendor's wallet. */
export interface Sent {
  readonly vendor: string;
  readonly way: "in" | "out";
  readonly amount: bigint;
}

/** One business day: minor units of valid bets, and the points paid for them. */
export interface Day {
  readonly played: bigint;
  readonly paid: bigint;
}

/**
 * The money and rounds that the server must hold for one member. This folder writes the rules a second time and calls none of the
 * product's own. Each rule returns the answer that the product should give.
 */
export interface Model {
  readonly wallets: Wallets;
  /** The brand has one wallet for all vendors. */
  readonly isSingle: boolean;
  /** The amount of withdrawals that are neither paid nor cancelled. */
  held: bigint;
  exchanges: bigint;
  readonly pendingRewards: PendingReward[];
  /** In the order of their grants; ended ones stay, because their progress still counts. */
  readonly bonuses: Bonus[];
  /** Transfers whose vendor has not answered yet. */
  readonly sent: Sent[];
  readonly openRounds: Round[];
  /** Rounds whose result may be taken back. */
  readonly settledRounds: Round[];
  readonly days: Map<string, Day>;
}
