import type { WalletAnswer } from "../../answer.ts";
import type { AcceptedCall } from "../../status.ts";
import { type Books, moneyOf } from "./books.ts";
import type { Effect } from "./effect.ts";
import { ACCEPTED_AT, type MoveRequest, toAcceptedCall } from "./status.ts";

/** What a repeat of the call must have. */
export function intentOf(operation: AcceptedCall["operation"], request: MoveRequest): string {
  const intent = Object.entries(request).filter(([name]) => name !== "session");
  return JSON.stringify([operation, intent.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

/** Keeps an accepted call that had this effect, and answers it. */
export function store(
  books: Books,
  operation: AcceptedCall["operation"],
  request: MoveRequest,
  { change, hasMoved = change !== 0n }: Omit<Effect, "note">,
): WalletAnswer {
  const reference = hasMoved ? `test-posting-${books.stored.size + 1}` : undefined;
  const answer: WalletAnswer = { code: "ok", ...moneyOf(books), reference };
  const call = { ...toAcceptedCall(books, operation, request, change), reference, at: ACCEPTED_AT };
  books.stored.set(request.transactionId, { fields: intentOf(operation, request), answer, call });
  return answer;
}
