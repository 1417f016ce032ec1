import * as z from "zod/mini";
import { RECORD_TYPES, RECORD_WALLETS } from "@baize/domain/payments/record";
import { endpoints } from "../endpoint.ts";
import { days } from "../../schema/days.ts";
import { summedList } from "../../schema/list.ts";
import { money } from "../../schema/money.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { withDefault } from "../../schema/with-default.ts";
import { cursor, id } from "../../schema/text.ts";
import { recordLine } from "../../schema/record-line.ts";
import { recordSubject } from "../../schema/record-subject.ts";
import { transactionsRoutes } from "../../routes/payments/transactions.ts";

const wallet = z.enum(RECORD_WALLETS);
const which = {
  wallet: withDefault(wallet, "cash"),
  /** The vendor's own wallet instead, where the brand keeps one for each. */
  vendor: z.optional(id()),
};

export const transactions = endpoints(transactionsRoutes, {
  "transactions.list": {
    summary: "The account record of one wallet, newest first; each line continues the one before",
    input: z.object({
      ...which,
      type: z.optional(z.enum(RECORD_TYPES)),
      ...days,
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: z.extend(summedList(z.object(recordLine), { count: count(), in: money(), out: money(), net: money() }), {
      asOf: instant(),
    }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "transactions.get": {
    summary: "One line of the account record and what made it",
    input: z.object({ id: id(), ...which }),
    output: z.object({
      ...recordLine,
      /** The member's own wallet on the other side; null where no wallet of the member is. */
      other: z.nullable(z.enum([...RECORD_WALLETS, "vendor"])),
      ...recordSubject,
    }),
    errors: ["transaction.not_found"],
    rate: "read",
  },
});
