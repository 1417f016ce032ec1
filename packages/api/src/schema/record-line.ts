import * as z from "zod/mini";
import { RECORD_TYPES } from "@baize/domain/payments/record";
import { money } from "./money.ts";
import { instant } from "./number.ts";
import { id, text } from "./text.ts";

/** One line of the account record. */
export const recordLine = {
  id: id(),
  type: z.enum(RECORD_TYPES),
  /** The reference: the id of a deposit or withdrawal, a provider's transaction. */
  reference: text(160),
  /** Negative: out of the wallet. */
  amount: money(),
  before: money(),
  after: money(),
  at: instant(),
};
