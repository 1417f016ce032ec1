import type { Texts } from "../platform/language/texts.ts";
import { seedTexts } from "./seed-text.ts";

/** The demo member's messages with their age. */
export const INBOX: readonly { type: string; hours: number; texts: Texts }[] = [
  { type: "deposit_arrived", hours: 2, texts: seedTexts("inbox.deposit_arrived") },
  { type: "withdraw_review", hours: 3, texts: seedTexts("inbox.withdraw_review") },
  { type: "withdraw_rejected", hours: 27, texts: seedTexts("inbox.withdraw_rejected") },
];
