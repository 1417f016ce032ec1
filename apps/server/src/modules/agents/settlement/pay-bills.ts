import { lockMembers } from "../../../ledger/locks.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { System } from "../../../platform/system.ts";
import { payStatements } from "./pay-statements.ts";
import { Payments } from "./payments.ts";
import { listDebtors, listDueBills } from "./queries.ts";

/** Before its deadline a bill is paid by itself where the upline's commission covers it. */
export const AUTO_MS = 3_600_000;

/** Pays bills that are near their deadline; after it the guarantee pays what the upline lacks. */
export async function payBills(system: System, brand: Brand, now: Date): Promise<void> {
  for (const row of await listDueBills(system.db, brand.code, new Date(now.getTime() + AUTO_MS))) {
    const guaranteed = row.dueAt !== null && row.dueAt <= now;
    await transact(system.db, async (tx) => await payStatements(tx, brand, [row], { at: now, guaranteed, billing: false }));
  }
}

/** Repays what uplines owe as soon as they have commission, whatever it came from. */
export async function sweepDebts(system: System, brand: Brand, now: Date): Promise<void> {
  for (const id of await listDebtors(system.db, brand.code))
    await transact(system.db, async (tx) => {
      await lockMembers(runIn(tx), id);
      const payments = await Payments.load(tx, brand, [id], now);
      payments.sweep(id, newId());
      await payments.write();
    });
}
