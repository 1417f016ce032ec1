import * as z from "zod/mini";
import { day } from "../schema/number.ts";
import { currency, id } from "./fields.ts";
import { acceptedCall } from "./status.ts";

/** A call that a provider was answered `ok` for, as its own books have it. */
export const listedCall = z.extend(z.omit(acceptedCall, { reference: true, at: true }), {
  member: id,
  currency,
  transactionId: id,
});

/**
 * A provider's own list of the calls of one UTC day, which an operator of the platform compares with what the platform has. It
 * may have calls of other days too, so that a call at midnight is missing from no list.
 */
export const callList = z.object({ provider: id, day: day(), items: z.array(listedCall) });

export type ListedCall = z.infer<typeof listedCall>;
export type CallList = z.infer<typeof callList>;
