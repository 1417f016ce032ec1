import { and, eq, gt, inArray, lte } from "drizzle-orm";
import { remindersDue } from "@baize/domain/payments/receipt";
import { ASKED_STATES } from "@baize/domain/payments/withdrawal-state";
import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { withdrawals } from "../schema.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { tell } from "../notify.ts";
import { lockWithdrawal, type WithdrawalRow } from "./step-withdrawal.ts";
import type { System } from "../../../platform/system.ts";

const MOST = 500;
const asked = inArray(withdrawals.state, [...ASKED_STATES]);

const dueReminders = ({ paidAt, autoAt }: WithdrawalRow, now: Date) =>
  paidAt && autoAt ? remindersDue(paidAt.getTime(), autoAt.getTime(), now.getTime()) : 0;

/** One reminder at a time, however many were missed while no server ran. */
async function remind(db: Database, id: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (!row?.autoAt || row.autoAt <= now || dueReminders(row, now) <= row.reminders) return;
    const mine = and(eq(withdrawals.memberId, row.memberId), eq(withdrawals.id, id));
    await tx
      .update(withdrawals)
      .set({ reminders: dueReminders(row, now) })
      .where(mine);
    const { memberId, currency, accountLabel: to } = row;
    await tell(tx, "receiptReminder", { memberId, currency, amount: row.amount - row.fee, to, at: now });
  });
}

/**
 * Counts as received what nobody answered for in time, and reminds before. Looked at again once it is locked: an answer
 * that came meanwhile wins. Two schedulers do each once.
 */
export async function confirmWithdrawals(db: Database, now: Date, system: System): Promise<void> {
  const due = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(asked, lte(withdrawals.autoAt, now)))
    .limit(MOST);
  for (const { id } of due) {
    await transact(db, async (tx) => {
      const row = await lockWithdrawal(tx, id);
      if (!row?.autoAt || row.autoAt > now) return;
      const received = row.amount - row.fee;
      await settleWithdrawal(system, tx, row, "auto_received", { by: "system", at: now, received });
    });
  }
  const waiting = await db
    .select()
    .from(withdrawals)
    .where(and(asked, gt(withdrawals.autoAt, now)))
    .limit(MOST * 10);
  for (const row of waiting) if (dueReminders(row, now) > row.reminders) await remind(db, row.id, now);
}
