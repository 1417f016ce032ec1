import { lockMembers } from "../../../ledger/locks.ts";
import type { Owner } from "../../../ledger/account.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberRow } from "../../identity/member/queries.ts";
import { loadDebt, GUARANTEES } from "./debt.ts";

interface Waiving {
  readonly brand: string;
  readonly member: string;
  readonly reason: string;
}

/** Waives what an upline owes the guarantee; its money is no longer frozen then. */
export async function waiveDebt(system: System, operator: Operator, { brand, member, reason }: Waiving) {
  const { currency } = system.brands.of(await loadBrand(system.db, brand));
  return await transact(system.db, async (tx) => {
    const row = await loadMemberRow(tx, { brand, member });
    const owner: Owner = { id: row.id, book: "real", currency };
    const run = runIn(tx);
    await lockMembers(run, row.id);
    const ref = newId();
    let waived = 0n;
    for (const guarantee of GUARANTEES) {
      const amount = await loadDebt(run, owner, guarantee);
      await postBatch(run, system.now(), [
        { posting: "guarantee-waived", owner, amount, ref },
        { posting: "guarantee-repaid", refs: { guarantee }, owner, amount, ref },
      ]);
      waived += amount;
    }
    if (waived === 0n) throw new Refused(`${row.username} owes nothing.`);
    const details = { amount: waived.toString(), reason };
    await writeOperatorAudit(tx, system, operator, { brand, action: "settlement.waive", memberId: row.id, details });
    return { member: row.username, waived: waived.toString() };
  });
}
