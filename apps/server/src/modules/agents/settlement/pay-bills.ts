import { lockMembers } from "../../../ledger/locks.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { System } from "../../../platform/system.ts";
import { inBatches } from "../../../platform/lists/in-batches.ts";
import { payStatements } from "./pay-statements.ts";
import { Payments } from "./payments.ts";
import { listDebtors, listDueBills } from "./queries.ts";

/** Before its deadline a bill is paid by itself where the upline's commission covers it. */
export const AUTO_MS = 3_600_000;

/** Pays bills that are near their deadline; after it the guarantee pays what the upline lacks. */
export async function payBills(system: System, brand: Brand, now: Date): Promise<void> {
  const bills = await listDueBills(system.db, brand.code, new Date(now.getTime() + AUTO_MS));
  for (const batch of inBatches(bills, system.config.paymentsAtOnce))
    await transact(system.db, async (tx) => await payStatements(tx, brand, batch, { at: now, of: "bills" }));
}

/** Repays what uplines owe as soon as they have commission, whatever it came from. */
export async function repayDebts(system: System, brand: Brand, now: Date): Promise<void> {
  for (const batch of inBatches(await listDebtors(system.db, brand.code), system.config.paymentsAtOnce))
    await transact(system.db, async (tx) => {
      await lockMembers(runIn(tx), ...batch);
      const payments = await Payments.load(tx, brand, batch, now);
      for (const id of batch) payments.repay(id, newId());
      await payments.write();
    });
}
