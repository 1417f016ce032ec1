import * as z from "zod/mini";
import { RECORD_TYPES, RECORD_WALLETS } from "@baize/domain/payment/record";
import { endpoints } from "../endpoint.ts";
import { money } from "../schema/money.ts";
import { count, day, instant, limit } from "../schema/number.ts";
import { standing } from "../schema/standing.ts";
import { cursor, id, text } from "../schema/text.ts";
import { transactionsWire } from "../wire/transactions.ts";

const line = z.object({
  id: id(),
  type: z.enum(RECORD_TYPES),
  /** What it was for: the id of a deposit or withdrawal, a provider's transaction. */
  reference: text(160),
  /** Negative: out of the wallet. */
  amount: money(),
  before: money(),
  after: money(),
  at: instant(),
});

export const transactions = endpoints(transactionsWire, {
  "transactions.list": {
    summary: "The account record of one wallet, newest first; each line continues the one before",
    input: z.object({
      wallet: standing(z.enum(RECORD_WALLETS), "cash"),
      /** The vendor's own wallet instead, where the brand keeps one for each. */
      vendor: z.optional(id()),
      type: z.optional(z.enum(RECORD_TYPES)),
      /** First and last business day, both included. */
      from: z.optional(day()),
      to: z.optional(day()),
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: z.object({
      items: z.array(line),
      next: z.nullable(cursor()),
      /** Over every line that the filters let through, not the page alone. */
      totals: z.object({ count: count(), in: money(), out: money(), net: money() }),
      asOf: instant(),
    }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
});
