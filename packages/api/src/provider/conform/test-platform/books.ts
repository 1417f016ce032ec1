import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";
import type { RefusalAnswer, WalletAnswer } from "../../answer.ts";
import type { AcceptedCall } from "../../status.ts";
import type { WinRequest } from "../../wallet.ts";
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
  /** Of the free round that it used. */
  readonly campaign?: string | undefined;
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

/** The free rounds of one campaign, in one game. */
export interface Campaign {
  readonly gameCode: string;
  readonly stake: string;
  readonly granted: number;
  readonly validUntil: string;
  used: number;
}

interface Stored {
  readonly fields: string;
  readonly answer: WalletAnswer;
  readonly call: AcceptedCall;
}

/** All that the test platform knows of its one member, in memory. */
export interface Books {
  readonly facts: WalletFacts;
  readonly policy: AnswerPolicy;
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
  /** The free rounds that were granted, by their campaigns. */
  readonly campaigns: Map<string, Campaign>;
  /** The ends and wins of results that were taken back, by their transaction ids. */
  readonly unsettled: Set<string>;
}

export const openBooks = (facts: WalletFacts, policy: AnswerPolicy): Books => ({
  facts,
  policy,
  member: "test-member-0001",
  balance: facts.balance,
  sessions: new Map(),
  tokens: new Map(),
  games: new Set(),
  stored: new Map(),
  bets: new Map(),
  tombstones: new Set(),
  rounds: new Map(),
  campaigns: new Map(),
  unsettled: new Set(),
});

export const textOf = ({ facts }: Books, minor: bigint): string => amountText(minor, facts.digits);

/** Whether a call names no part of a pot, or one above zero and within its amount. */
export function isPotRight(books: Books, { amount, pot }: Pick<WinRequest, "amount" | "pot">): boolean {
  if (!pot) return true;
  const [whole, part] = [minorOf(books, amount), minorOf(books, pot.amount)];
  return whole !== undefined && part !== undefined && part > 0n && part <= whole;
}

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

export const betsOf = ({ bets }: Books, round: Round): readonly Bet[] => [...bets.values()].filter((bet) => bet.round === round);

/** The bet that a win names, in the win's own round. */
export function wonBet(books: Books, request: WinRequest): { readonly bet: Bet; readonly round: Round } | undefined {
  const won = books.bets.get(request.betTransactionId);
  return won && won.round === roundOf(books, request) ? { bet: won, round: won.round } : undefined;
}

/** Money of the member, as an answer tells it. */
export const moneyOf = (books: Books) => ({ balance: textOf(books, books.balance), currency: books.facts.currency });

export const refuse = (code: RefusalAnswer["code"]): RefusalAnswer => ({ code });

export const refusedWithBalance = (books: Books, code: RefusalAnswer["code"]): RefusalAnswer => ({ code, ...moneyOf(books) });
