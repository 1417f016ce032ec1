import type { RefusalAnswer } from "../../answer.ts";
import type { UnsettleRequest } from "../../wallet.ts";
import { betsOf, type Books, minorOf, refuse, type Round, roundOf } from "./books.ts";
import type { Effect } from "./effect.ts";

/** The operations that end a round. */
const END_OPERATIONS: readonly string[] = ["endRound", "resettle"];

/** The wins and the end of a round are taken back, and its bets may win or be rolled back again. */
function reopen({ stored, bets, unsettled }: Books, round: Round, { gameCode, roundId }: OfResult): void {
  Object.assign(round, { ended: false, paid: 0n, held: 0n });
  for (const each of bets.values()) if (each.round === round && each.state === "paid") each.state = "taken";
  for (const [id, { call }] of stored)
    if (call.gameCode === gameCode && call.roundId === roundId && ["win", ...END_OPERATIONS].includes(call.operation))
      unsettled.add(id);
}

/** Names the result of a round. */
type OfResult = Pick<UnsettleRequest, "gameCode" | "roundId" | "endTransactionId" | "amount">;

export function unsettle(books: Books, request: OfResult): Effect | RefusalAnswer {
  const end = books.stored.get(request.endTransactionId)?.call;
  const round = roundOf(books, request);
  const isEnd =
    end !== undefined &&
    END_OPERATIONS.includes(end.operation) &&
    end.gameCode === request.gameCode &&
    end.roundId === request.roundId;
  const bets = betsOf(books, round);
  if (!isEnd || bets.length === 0) return refuse("not_found");
  if (books.unsettled.has(request.endTransactionId)) return { change: 0n, note: () => undefined };
  const { paid, held } = round;
  const isAllBack = bets.every(({ state }) => state === "back");
  if (round.isVoid || isAllBack || minorOf(books, request.amount) !== paid + held) return refuse("conflict");
  // What is missing the member owes.
  return {
    change: paid < books.balance ? -paid : -books.balance,
    hasMoved: paid > 0n,
    note: () => reopen(books, round, request),
  };
}
