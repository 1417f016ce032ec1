import * as z from "zod/mini";
import { CREDIT_TYPES } from "@baize/domain/gaming/credit-type";
import { filledOutsideText } from "../schema/text.ts";
import { amount, currency, gameCode, id } from "./fields.ts";

/**
 * Pays a member without a bet. Amount above zero; needs no live session, no unlocked account. Its id follows the rules of every
 * move; one that a rollback has named before is `tombstoned`. `gameCode` is the game that it is for, of which the platform knows
 * the vendor's wallet.
 */
export const creditRequest = z.object({
  member: id,
  currency,
  gameCode,
  transactionId: id,
  type: z.enum(CREDIT_TYPES),
  /** The campaign, or why it is paid, as the member's record shows it. */
  reason: filledOutsideText(200),
  amount,
});

export type CreditRequest = z.infer<typeof creditRequest>;
