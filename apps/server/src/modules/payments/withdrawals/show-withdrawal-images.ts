import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import type { System } from "../../../platform/system.ts";
import { showImages } from "../../uploads/show-images.ts";
import { findWithdrawalKey, lockWithdrawal, proofUse } from "./queries.ts";

/** The pictures that a member sent about a withdrawal. Throws `Refused` where there is none. */
export async function showWithdrawalImages(system: System, operator: Operator, id: string, withBytes: boolean) {
  return await transact(system.db, async (tx) => {
    const key = await findWithdrawalKey(tx, id);
    const row = key && (await lockWithdrawal(tx, key));
    if (!row) throw new Refused(`There is no withdrawal ${id}.`);
    const { brand, memberId } = row;
    return await showImages(tx, system, operator, { brand, memberId, usedFor: proofUse(id), withBytes });
  });
}
