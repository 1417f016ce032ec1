import type { Transaction } from "../../platform/database/database.ts";
import type { NotificationTemplate } from "../inbox/notifications.ts";
import { notifyMember } from "../inbox/send-message.ts";

/** Notifications about money. */
export type PaymentNotification = Extract<
  NotificationTemplate,
  | "deposit_arrived"
  | "deposit_failed"
  | "deposit_reversed"
  | "withdraw_approved"
  | "withdraw_declined"
  | "withdraw_rejected"
  | "withdraw_paid"
  | "receipt_reminder"
  | "transfer_failed"
  | "transfer_received"
>;

interface About {
  readonly memberId: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The account that it goes to or comes from, masked. */
  readonly to?: string;
  /** Why an operator declined it, in every language. */
  readonly reason?: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** Writes a notification about money into the member's inbox, in the transaction that moved it. */
export async function notify(
  tx: Transaction,
  template: PaymentNotification,
  { memberId, amount, currency, to = "", reason, at }: About,
): Promise<void> {
  await notifyMember(tx, memberId, template, { amount: { minor: amount, currency }, to, reason }, at);
}
