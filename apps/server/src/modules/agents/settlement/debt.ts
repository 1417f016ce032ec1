import { accountOf, type Owner } from "../../../ledger/account.ts";
import { loadBalance } from "../../../ledger/post.ts";
import type { RunSql } from "../../../platform/database/database.ts";

/** What the guarantee pays for an upline. A dividend that it pays freezes the upline's money until it is repaid. */
export const GUARANTEES = ["dividend", "salary"] as const;
export type Guarantee = (typeof GUARANTEES)[number];

/** What a member owes one guarantee. */
export const loadDebt = async (run: RunSql, owner: Owner, guarantee: Guarantee): Promise<bigint> =>
  -((await loadBalance(run, accountOf(owner, "guarantee", guarantee))) ?? 0n);
