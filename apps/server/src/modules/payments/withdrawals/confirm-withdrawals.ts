import { remindersDue } from "@baize/domain/payments/receipt";
import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import type { System } from "../../../platform/system.ts";
import { notify } from "../notifications.ts";
import {
  listAwaitingAnswer,
  listUnansweredWithdrawals,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalKey,
  type WithdrawalRow,
} from "./queries.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";

const MOST = 500;

const dueReminders = ({ paidAt, autoAt }: WithdrawalRow, now: Date) =>
  paidAt && autoAt ? remindersDue(paidAt.getTime(), autoAt.getTime(), now.getTime()) : 0;

/** Sends one reminder, however many were missed while no server ran. */
async function remind(db: Database, key: WithdrawalKey, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const row = await lockWithdrawal(tx, key);
    if (!row?.autoAt || row.autoAt <= now || dueReminders(row, now) <= row.reminders) return;
    await updateWithdrawal(tx, row, { reminders: dueReminders(row, now) });
    const { memberId, currency, accountLabel: to } = row;
    await notify(tx, "receipt_reminder", { memberId, currency, amount: row.amount - row.fee, to, at: now });
  });
}

async function confirm(system: System, db: Database, key: WithdrawalKey, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const row = await lockWithdrawal(tx, key);
    if (!row?.autoAt || row.autoAt > now) return;
    const received = row.amount - row.fee;
    await settleWithdrawal(system, tx, row, "auto_received", { by: "system", at: now, received });
  });
}

/**
 * Confirms a paid withdrawal when its member did not answer in time, and sends reminders before. Each is checked again with the
 * row locked: an answer meanwhile takes precedence, and two schedulers do each once.
 */
export async function confirmWithdrawals(db: Database, now: Date, system: System): Promise<void> {
  for (const key of await listUnansweredWithdrawals(db, now, MOST)) await confirm(system, db, key, now);
  const waiting = await listAwaitingAnswer(db, now, MOST * 10);
  for (const row of waiting) if (dueReminders(row, now) > row.reminders) await remind(db, row, now);
}
