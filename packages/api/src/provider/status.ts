import * as z from "zod/mini";
import { amount, campaign, currency, gameCode, id, potPart } from "./fields.ts";

/**
 * Asks what became of a transaction id that this provider has sent for this member. Moves nothing, needs no live session, and
 * waits for a call of the member that is being carried out. `gameCode` says whose wallet the balance is of, where the
 * transaction is unknown and the brand keeps a wallet for each vendor.
 */
export const statusRequest = z.object({ member: id, currency, gameCode, transactionId: id });

/** What became of a transaction. */
export const TRANSACTION_STATUSES = [
  /** No accepted call had this id. One that is still on its way may yet be accepted. */
  "unknown",
  "applied",
  /** A bet whose stake was given back, by a rollback or a void round. */
  "rolled_back",
  /** A bet or a credit that was rolled back before it arrived: it can never be taken. */
  "tombstoned",
  /** A win or a credit above the maximum, which waits for an operator. */
  "held",
  /** A held win or credit that an operator refused: it is never paid. */
  "refused",
  /** A win or the end of a round whose result was taken back. */
  "unsettled",
] as const;

export const ACCEPTED_OPERATIONS = ["bet", "win", "rollback", "endRound", "unsettle", "resettle", "credit"] as const;

/** A call that the platform has accepted. */
export const acceptedCall = z.object({
  operation: z.enum(ACCEPTED_OPERATIONS),
  gameCode,
  /** Absent from a credit, which has no round. */
  roundId: z.optional(id),
  betTransactionId: z.optional(id),
  /** Of the call; for `endRound` what a void round gave back, for `unsettle` and `resettle` what was taken back. */
  amount,
  /** As the call named it. */
  pot: z.optional(potPart),
  /** Of the free round that the bet used. */
  campaign: z.optional(campaign),
  /** The platform's own id of the posting, as first answered; absent where the call moved no money when it was accepted. */
  reference: z.optional(id),
  /** ISO 8601 instant at which the call was accepted. */
  at: z.string(),
});

export const statusAnswer = z.object({
  code: z.literal("ok"),
  /** The balance of now. */
  balance: amount,
  currency,
  status: z.enum(TRANSACTION_STATUSES),
  /** The accepted call of this id; absent where there was none, `unknown` and `tombstoned`. */
  call: z.optional(acceptedCall),
});

export type StatusRequest = z.infer<typeof statusRequest>;
export type StatusAnswer = z.infer<typeof statusAnswer>;
export type TransactionStatus = StatusAnswer["status"];
export type AcceptedCall = z.infer<typeof acceptedCall>;
