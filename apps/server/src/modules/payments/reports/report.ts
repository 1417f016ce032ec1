import * as z from "zod";
import { REPORTS } from "@baize/domain/payments/deposit-state";

/**
 * An adapter's report about a deposit or a payout. `event` identifies the report: sent again, it is the same one. The adapter
 * returns `member` and `reference` as the order gave them, so that the row is found by its key.
 */
export const paymentReport = z.strictObject({
  event: z.string().regex(/^[\w.:-]{8,64}$/),
  kind: z.enum(["deposit", "payout"]),
  member: z.uuid(),
  reference: z.uuid(),
  status: z.enum(REPORTS),
  amount: z.string().max(24),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type PaymentReport = z.infer<typeof paymentReport>;
