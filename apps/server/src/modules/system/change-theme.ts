import { changeBrandConfig, partOf } from "../../platform/brand/change-config.ts";
import type { BrandConfig } from "../../platform/brand/config.ts";
import { transact } from "../../platform/database/retry.ts";
import type { Operator } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";

interface Wanted {
  readonly brand: string;
  readonly mode: BrandConfig["theme"]["mode"];
}

/** Changes what a brand shows until a person chooses: light, dark, or what the device prefers. */
export async function changeTheme(system: System, operator: Operator, { brand, mode }: Wanted) {
  return await transact(system.db, async (tx) => {
    await changeBrandConfig(tx, brand, (config) => ({ ...config, theme: { ...partOf(config, "theme"), mode } }));
    await writeOperatorAudit(tx, system, operator, { brand, action: "theme.change", details: { mode } });
    return { brand, mode };
  });
}
