import { transact } from "../platform/database/retry.ts";
import { type Operator, Refused } from "../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../platform/operator/write-operator-audit.ts";
import { rewrapKeys } from "../platform/security/make-keys.ts";
import type { System } from "../platform/system.ts";

/** Wraps every key of the database with the first of WRAPPING_KEYS. Afterwards the others can be taken out of it. */
export async function rewrap(system: System, operator: Operator) {
  const { wrappingKeys } = system.config;
  const [first] = wrappingKeys;
  if (!first) throw new Refused("There is no wrapping key: set WRAPPING_KEYS.");
  return await transact(system.db, async (tx) => {
    const wrapped = await rewrapKeys(tx, wrappingKeys, true);
    const details = { kid: first.kid, wrapped };
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "key.rewrap", details });
    return details;
  });
}
