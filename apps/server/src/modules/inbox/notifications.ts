import type { MessageType } from "@baize/domain/inbox/types";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { Money } from "@baize/domain/money/money";
import { inEveryLanguage, serverDateTime, serverText, type TextValues } from "@baize/i18n/server-text";
import { localize } from "../../platform/language/language.ts";
import type { MessageTexts } from "./schema.ts";

/** Notification templates and the type under which the inbox shows each. Their texts are `notification.<template>.…`. */
export const NOTIFICATION_TYPES = {
  bonus_granted: "bonus_granted",
  bonus_ready: "bonus_ready",
  bonus_expired: "bonus_expired",
  bonus_revoked: "bonus_expired",
  reward_due: "reward_due",
  application_approved: "application_approved",
  application_rejected: "application_rejected",
  redemption_approved: "redemption_approved",
  redemption_rejected: "redemption_rejected",
  vip_level: "vip_level",
  deposit_arrived: "deposit_arrived",
  deposit_failed: "deposit_failed",
  deposit_reversed: "deposit_reversed",
  withdraw_approved: "withdraw_approved",
  withdraw_declined: "withdraw_rejected",
  withdraw_rejected: "withdraw_rejected",
  withdraw_paid: "withdraw_paid",
  receipt_reminder: "withdraw_paid",
  payout_approved: "house",
  payout_refused: "house",
  transfer_failed: "transfer_failed",
  transfer_received: "transfer_received",
  contract_offered: "house",
  contract_offered_by_brand: "house",
  contract_withdrawn_by_brand: "house",
  contract_ending_by_brand: "house",
  contract_signed: "house",
  contract_rejected: "house",
  contract_withdrawn: "house",
  contract_ending: "house",
  contract_cancelled: "house",
  contract_moved: "house",
  contract_left: "house",
  bill_due: "house",
  bill_guaranteed: "house",
  bill_paid: "house",
  bill_refused: "house",
  win_held: "house",
  win_paid: "house",
  win_refused: "house",
  win_taken_back: "house",
  result_corrected: "house",
  credit_held: "house",
  credit_paid: "house",
  credit_refused: "house",
  free_rounds_granted: "house",
  free_rounds_cancelled: "house",
  free_rounds_expired: "house",
  lottery_won: "house",
  lottery_refunded: "house",
  lottery_corrected_up: "house",
  lottery_corrected_down: "house",
  chase_stopped: "house",
  chase_failed: "house",
} as const satisfies Record<string, MessageType>;
export type NotificationTemplate = keyof typeof NOTIFICATION_TYPES;

/** A date of a notification, and the brand in whose time zone its text writes it. */
export interface NotifiedDate {
  readonly at: Date;
  readonly brand: { readonly currency: string; readonly timeZone: string };
}

/** The values for templates; each uses those that its text names. */
export interface NotificationFacts {
  readonly titles?: Readonly<Record<string, string>>;
  readonly amount?: Money;
  readonly required?: Money;
  /** The amount that this one takes the place of. */
  readonly before?: Money;
  /** Own words, or a text of the catalogue in every language. */
  readonly reason?: string | Readonly<Record<string, string>>;
  /** The account at the other end, masked. */
  readonly to?: string;
  /** How many there are of what it is about. */
  readonly count?: number;
  /** When it ends. */
  readonly until?: NotifiedDate;
}

type WithoutDates = Omit<NotificationFacts, "until">;

function valuesIn(language: string, { titles = {}, reason = "", to = "", count = 0, ...amounts }: WithoutDates): TextValues {
  const named = Object.entries(amounts).filter(([, value]) => value !== undefined);
  const money = Object.fromEntries(named.map(([name, value]) => [name, toMoneyAmount(value)]));
  const why = typeof reason === "string" ? reason : (localize(reason, language) ?? "");
  return { title: localize(titles, language) ?? "", reason: why, to, count, ...money };
}

/** A notification in every language, so that it is right after the member changes the language too. */
export function notificationTexts(template: NotificationTemplate, { until, ...facts }: NotificationFacts): MessageTexts {
  return inEveryLanguage((language) => {
    const date = until && { text: serverDateTime(language, until.at, until.brand), at: until.at.getTime() };
    const values = { ...valuesIn(language, facts), ...(date && { until: date.text }) };
    return {
      title: serverText(language, `notification.${template}.title`, values),
      content: serverText(language, `notification.${template}.content`, values),
      ...(date && { dates: [date] }),
    };
  });
}
