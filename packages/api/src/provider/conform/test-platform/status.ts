import type { AcceptedCall, StatusAnswer, StatusRequest, TransactionStatus } from "../../status.ts";
import type { CreditRequest } from "../../credit.ts";
import type { RefusalAnswer } from "../../answer.ts";
import type { OpenRoundsAnswer, OpenRoundsRequest } from "../../open-rounds.ts";
import type { TransactionsAnswer, TransactionsRequest } from "../../transactions.ts";
import type { BetRequest, EndRoundRequest, ResettleRequest, RollbackRequest, UnsettleRequest, WinRequest } from "../../wallet.ts";
import { betsOf, type Books, moneyOf, textOf } from "./books.ts";

/** The time at which every call is accepted here. */
export const ACCEPTED_AT = "2026-01-01T00:00:00.000Z";

export type MoveRequest =
  | BetRequest
  | WinRequest
  | RollbackRequest
  | EndRoundRequest
  | UnsettleRequest
  | ResettleRequest
  | CreditRequest;

/** The call as `status` answers it, where its effect on the balance was `change`. */
export const toAcceptedCall = (
  books: Books,
  operation: AcceptedCall["operation"],
  request: MoveRequest,
  change: bigint,
): Omit<AcceptedCall, "reference" | "at"> => ({
  operation,
  gameCode: request.gameCode,
  roundId: "roundId" in request ? request.roundId : undefined,
  betTransactionId: "betTransactionId" in request ? request.betTransactionId : undefined,
  amount: "amount" in request ? request.amount : textOf(books, change),
  pot: "pot" in request ? request.pot : undefined,
  campaign: "campaign" in request ? request.campaign : undefined,
});

function transactionStatus({ stored, bets, tombstones, unsettled }: Books, transactionId: string): TransactionStatus {
  const call = stored.get(transactionId)?.call;
  if (!call) return tombstones.has(transactionId) ? "tombstoned" : "unknown";
  if (unsettled.has(transactionId)) return "unsettled";
  if ((call.operation === "win" || call.operation === "credit") && call.reference === undefined) return "held";
  return bets.get(transactionId)?.state === "back" ? "rolled_back" : "applied";
}

/** The accepted calls of a day, on one page. */
export function answerTransactions(books: Books, { day, cursor }: TransactionsRequest): TransactionsAnswer | RefusalAnswer {
  if (cursor !== undefined) return { code: "invalid" };
  const { member, facts, stored } = books;
  const items = [...stored]
    .filter(([, { call }]) => call.at.startsWith(day))
    .map(([transactionId, { call }]) => ({
      ...call,
      member,
      currency: facts.currency,
      transactionId,
      status: transactionStatus(books, transactionId),
    }));
  return { code: "ok", items, next: null, complete: true };
}

/** The rounds that are open, on one page: all count as older than was asked. */
export function answerOpenRounds(books: Books, { cursor }: OpenRoundsRequest): OpenRoundsAnswer | RefusalAnswer {
  if (cursor !== undefined) return { code: "invalid" };
  const { member, facts, rounds } = books;
  const items = [...rounds]
    .filter(([, round]) => !round.ended && betsOf(books, round).length > 0)
    .map(([key, round]) => {
      const [gameCode = "", roundId = ""] = key.split("/");
      const sums = { totalBet: textOf(books, round.stake - round.back), totalWin: textOf(books, round.paid + round.held) };
      return { member, currency: facts.currency, gameCode, roundId, ...sums, at: ACCEPTED_AT };
    });
  return { code: "ok", items, next: null };
}

/** What became of a transaction. */
export function answerStatus(books: Books, { transactionId }: StatusRequest): StatusAnswer {
  const call = books.stored.get(transactionId)?.call;
  return { code: "ok", ...moneyOf(books), status: transactionStatus(books, transactionId), call };
}
