import * as z from "zod/mini";
import { day } from "../schema/number.ts";
import { cursor } from "../schema/text.ts";
import { currency, id } from "./fields.ts";
import { acceptedCall, TRANSACTION_STATUSES } from "./status.ts";

/**
 * Lists, page by page, the calls of this provider that the platform accepted on one UTC day, of all members and currencies, so
 * that the provider can compare its own list. `cursor` is the `next` of the page before.
 */
export const transactionsRequest = z.object({ day: day(), cursor: z.optional(cursor()) });

export const transactionsAnswer = z.object({
  code: z.literal("ok"),
  /** In the order of `at`, then of the transaction's id. */
  items: z.array(
    z.extend(acceptedCall, {
      member: id,
      currency,
      transactionId: id,
      /** What became of it by now. */
      status: z.enum(TRANSACTION_STATUSES),
    }),
  ),
  /** Null on the last page. */
  next: z.nullable(cursor()),
  /** No call of this day is accepted any more: the list stays as it is, but for statuses. */
  complete: z.boolean(),
});

export type TransactionsRequest = z.infer<typeof transactionsRequest>;
export type TransactionsAnswer = z.infer<typeof transactionsAnswer>;
