import { transact } from "../platform/database/retry.ts";
import { type Operator, Refused } from "../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../platform/operator/write-operator-audit.ts";
import { deleteKey, listKeys } from "../platform/security/key-queries.ts";
import type { System } from "../platform/system.ts";
import { reseal } from "./reseal.ts";

/** Deletes a key that is not the newest of its kind. What it closed and nothing has closed anew is refused from now on. */
export async function retireKey(system: System, operator: Operator, kid: string) {
  return await transact(system.db, async (tx) => {
    const keys = await listKeys(tx);
    // The first sealing key is the first one of codes, too.
    const uses = keys.filter((one) => one.kid === kid);
    const [key] = uses;
    if (!key) throw new Refused(`There is no key ${kid}.`);
    const inUse = uses.find((use) => keys.find(({ kind }) => kind === use.kind) === use);
    if (inUse) throw new Refused(`The key ${kid} is in use. Rotate the kind ${inUse.kind} first.`);
    // A text that was sealed while the newer key was being added.
    const resealed = uses.some(({ kind }) => kind === "seal") ? await reseal(tx, await system.keys.sealing(tx)) : 0;
    await deleteKey(tx, key);
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "key.retire", details: { kid, resealed } });
    return { kid, kind: key.kind, resealed };
  });
}
