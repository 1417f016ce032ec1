import type { RefusalAnswer, WalletAnswer } from "../../answer.ts";
import type { AcceptedCall } from "../../status.ts";
import { amountMinor, amountText } from "../amounts.ts";

/** What the wallet of the test member is opened with. Amounts are in minor units. */
export interface WalletFacts {
  readonly currency: string;
  readonly digits: number;
  readonly balance: bigint;
  readonly minBet: bigint;
  readonly maxBet: bigint;
  readonly maxWin: bigint;
}

export interface Bet {
  readonly stake: bigint;
  readonly round: Round;
  state: "taken" | "paid" | "back";
}

/** The sums of a round, as its calls made them. `held` is won and waits for an operator. */
export interface Round {
  stake: bigint;
  back: bigint;
  paid: bigint;
  held: bigint;
  ended: boolean;
  isVoid: boolean;
}

interface Stored {
  readonly fields: string;
  readonly answer: WalletAnswer;
  readonly call: AcceptedCall;
}

/** All that the test platform knows of its one member, in memory. */
export interface Books {
  readonly facts: WalletFacts;
  readonly member: string;
  balance: bigint;
  /** The live sessions by their ids, each with its game. */
  readonly sessions: Map<string, string>;
  /** The launch tokens that have not been used, each with its game. */
  readonly tokens: Map<string, string>;
  /** The codes of the games that a session was opened for. */
  readonly games: Set<string>;
  /** Accepted calls by their transaction ids. */
  readonly stored: Map<string, Stored>;
  readonly bets: Map<string, Bet>;
  /** Bets and credits that were rolled back before they arrived. */
  readonly tombstones: Set<string>;
  readonly rounds: Map<string, Round>;
  /** The ends and wins of results that were taken back, by their transaction ids. */
  readonly unsettled: Set<string>;
}

export const openBooks = (facts: WalletFacts): Books => ({
  facts,
  member: "test-member-0001",
  balance: facts.balance,
  sessions: new Map(),
  tokens: new Map(),
  games: new Set(),
  stored: new Map(),
  bets: new Map(),
  tombstones: new Set(),
  rounds: new Map(),
  unsettled: new Set(),
});

export const textOf = ({ facts }: Books, minor: bigint): string => amountText(minor, facts.digits);

export const minorOf = ({ facts }: Books, text: string): bigint | undefined => amountMinor(text, facts.digits);

/** The round of a call; one that no call has named yet is empty. */
export function roundOf(
  { rounds }: Books,
  { gameCode, roundId }: { readonly gameCode: string; readonly roundId: string },
): Round {
  const key = `${gameCode}/${roundId}`;
  const round = rounds.get(key) ?? { stake: 0n, back: 0n, paid: 0n, held: 0n, ended: false, isVoid: false };
  rounds.set(key, round);
  return round;
}

/** Money of the member, as an answer tells it. */
export const moneyOf = (books: Books) => ({ balance: textOf(books, books.balance), currency: books.facts.currency });

export const refusedWithBalance = (books: Books, code: RefusalAnswer["code"]): RefusalAnswer => ({ code, ...moneyOf(books) });
