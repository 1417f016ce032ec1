import { transact } from "../platform/database/retry.ts";
import { type Operator, Refused } from "../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../platform/operator/write-operator-audit.ts";
import { FIRST_SEAL } from "../platform/security/key-names.ts";
import { deleteKey, listKeys } from "../platform/security/key-queries.ts";
import type { System } from "../platform/system.ts";
import { reseal } from "./reseal.ts";

/** Deletes a key that is not the newest of its kind. What it closed and nothing has closed anew is refused from now on. */
export async function retireKey(system: System, operator: Operator, kid: string) {
  return await transact(system.db, async (tx) => {
    const keys = await listKeys(tx);
    const key = keys.find((one) => one.kid === kid);
    if (!key) throw new Refused(`There is no key ${kid}.`);
    if (kid === FIRST_SEAL) throw new Refused(`The key ${kid} keys the hashes of codes, too, and stays.`);
    if (keys.find(({ kind }) => kind === key.kind) === key) throw new Refused(`The key ${kid} is in use. Rotate it first.`);
    // A text that was sealed while the newer key was being added.
    const resealed = key.kind === "seal" ? await reseal(tx, await system.keys.sealing(tx)) : 0;
    await deleteKey(tx, key);
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "key.retire", details: { kid, resealed } });
    return { kid, kind: key.kind, resealed };
  });
}
