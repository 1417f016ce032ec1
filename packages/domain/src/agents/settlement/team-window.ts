import type { Category } from "../../gaming/game/category.ts";

/** What one branch of a team played in a window, in one type of game. */
export interface BranchPlay {
  /** The direct downline at the head of the branch. */
  readonly branchId: string;
  /** The play of that downline alone, and not of the people below. */
  readonly isHead: boolean;
  readonly gameType: Category;
  /** Where hours count: the first instant of the hour. */
  readonly hour?: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly validBet: bigint;
}

/** Wagers of one branch that were won, or lost, at stakes of one tier: what a real-time contract is paid by. */
export interface BranchWagers {
  readonly branchId: string;
  readonly gameType: Category;
  readonly outcome: "won" | "lost";
  /** Which tier its stakes reach, from 0. */
  readonly tier: number;
  readonly stake: bigint;
}

/**
 * What one window of a contract leaves to the next. A dividend: a loss in minor units, of a branch or, without one, of the whole team.
 * A real-time salary: what is not a whole minor unit, in micro-units, without a branch.
 */
export interface Carry {
  readonly branchId: string | null;
  readonly amount: bigint;
}

/** All that the amount of one contract and window follows from, besides its terms. The order of its rows means nothing. */
export interface TeamWindow {
  readonly play: readonly BranchPlay[];
  readonly wagers: readonly BranchWagers[];
  /** Members with a valid bet of at least the contract's minimum bet. */
  readonly activeUsers: bigint;
  /** Members with a valid bet. */
  readonly players: bigint;
  /** The bases of direct downlines that have a dividend contract themselves, by the downline. */
  readonly downlineBases: ReadonlyMap<string, bigint>;
  readonly carried: readonly Carry[];
}

/** `netted`: a team's losses and wins are one sum. `branch-floored`: a branch that lost takes nothing from the others. */
export type DividendBase = "netted" | "branch-floored";
