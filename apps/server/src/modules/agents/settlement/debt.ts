import { accountOf, memberAccount, type Owner } from "../../../ledger/account.ts";
import { balanceOf } from "../../../ledger/post.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import type { RunSql } from "../../../platform/database/database.ts";

/** What the guarantee pays for an upline. A dividend that it pays freezes the upline's money until it is repaid. */
export const GUARANTEES = ["dividend", "salary"] as const;
export type Guarantee = (typeof GUARANTEES)[number];

/** What a member owes one guarantee. */
export const debtOf = async (run: RunSql, owner: Owner, guarantee: Guarantee): Promise<bigint> =>
  -((await balanceOf(run, accountOf(owner, "guarantee", guarantee))) ?? 0n);

export const commissionOf = async (run: RunSql, owner: Owner): Promise<bigint> =>
  (await balanceOf(run, memberAccount(owner, "commission"))) ?? 0n;

/** Repays what a member owes out of commission, as far as it goes. Call it with the member locked. `ref`: of what asks for it. */
export async function sweepDebt(run: RunSql, owner: Owner, ref: string, at: Date): Promise<void> {
  for (const guarantee of GUARANTEES) {
    const owed = await debtOf(run, owner, guarantee);
    if (owed <= 0n) continue;
    const has = await commissionOf(run, owner);
    const amount = has < owed ? has : owed;
    await postBatch(run, at, [{ posting: "guarantee-repaid", refs: { guarantee }, owner, amount, ref }]);
  }
}
