import { isDeclineReason } from "@baize/domain/payments/decline-reason";
import { serverText } from "@baize/i18n/server-text";

/** A reason for declining as a member reads it: a catalogued one in the language, an operator's own words as they are. */
export const declineText = (reason: string, language: string): string =>
  isDeclineReason(reason) ? serverText(language, `withdraw.declined.${reason}`) : reason;
