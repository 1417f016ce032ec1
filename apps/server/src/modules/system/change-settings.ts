import { type BrandChange, changeBrand } from "../../platform/brand/change-brand.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { transact } from "../../platform/database/retry.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";

/** Changes the settings of a brand that are given. */
export async function changeSettings(system: System, operator: Operator, given: BrandChange) {
  const { brand, ...details } = given;
  await loadBrand(system.db, brand);
  if (Object.keys(details).length === 0) throw new Refused("Say what is to change.");
  await transact(system.db, async (tx) => {
    await changeBrand(tx, given);
    await writeOperatorAudit(tx, system, operator, { brand, action: "settings.change", details });
  });
  return { brand, ...details };
}
