import * as z from "zod/mini";
import { amount, currency, id } from "./fields.ts";

/**
 * Every refusal says for certain that no money moved. A time-out, a broken connection, a 5xx without this body: outcome
 * unknown, and the provider repeats the same transaction id or rolls it back.
 */
export const REFUSALS = {
  /** The body is not what the schema says, or a sum would be more than the ledger can hold. */
  invalid: 400,
  bad_signature: 401,
  /** Timestamp out of the window, or a nonce seen before. Repeat with new ones. */
  stale: 401,
  /** The session ended. Only `session`, `balance` and `bet` ask for a live one. */
  session_expired: 401,
  /** Not enough money; the answer carries the balance. */
  insufficient: 402,
  /** No such member, session, round, game of a credit, or bet to pay on. */
  not_found: 404,
  /** This transaction id was used with other fields, or the amounts differ from the ledger's. */
  conflict: 409,
  /** A win on a bet whose stake was given back. */
  already_rolled_back: 409,
  /** The provider has ended the round: no call changes it any more. */
  round_closed: 409,
  /** This bet or credit was rolled back before it arrived, so it can never be taken. */
  tombstoned: 410,
  /** The account may not bet (frozen, excluded). Wins and rollbacks still pass. */
  locked: 423,
  /** A limit of the member or the brand would be passed. */
  limit_reached: 429,
  maintenance: 503,
} as const;

export type Refusal = keyof typeof REFUSALS;
export type AnswerCode = "ok" | Refusal;

export const refusalAnswer = z.object({
  code: z.enum([
    "invalid",
    "bad_signature",
    "stale",
    "session_expired",
    "insufficient",
    "not_found",
    "conflict",
    "already_rolled_back",
    "round_closed",
    "tombstoned",
    "locked",
    "limit_reached",
    "maintenance",
  ]),
  requestId: z.optional(z.string()),
  balance: z.optional(amount),
  currency: z.optional(currency),
});
export type RefusalAnswer = z.infer<typeof refusalAnswer>;

/** Balance after the call. A repeated transaction id gets the stored answer again, with `replayed: true`. */
export const walletAnswer = z.object({
  code: z.literal("ok"),
  balance: amount,
  currency,
  /** The platform's own id of the posting; absent from `balance`. */
  reference: z.optional(id),
  replayed: z.optional(z.boolean()),
});
export type WalletAnswer = z.infer<typeof walletAnswer>;
