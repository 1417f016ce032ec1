import type { BrandFile } from "@baize/tokens/define-brand";
import { changeBrandConfig, partOf } from "../../platform/brand/change-config.ts";
import type { BrandConfig } from "../../platform/brand/config.ts";
import { transact } from "../../platform/database/retry.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";
import { storeBrandDesign } from "./store-brand-design.ts";

interface Wanted {
  readonly brand: string;
  readonly mode?: BrandConfig["theme"]["mode"] | undefined;
  readonly file?: BrandFile | undefined;
}

/** Changes a brand's design, and what it shows until a person chooses: light, dark, or what the device prefers. */
export async function changeTheme(system: System, operator: Operator, { brand, mode, file }: Wanted) {
  if (mode === undefined && file === undefined) throw new Refused("Say what is to change.");
  return await transact(system.db, async (tx) => {
    const design = file ? await storeBrandDesign(tx, system, brand, file) : {};
    const change = { ...design, ...(mode === undefined ? {} : { mode }) };
    await changeBrandConfig(tx, brand, (config) => ({ ...config, theme: { ...partOf(config, "theme"), ...change } }));
    const details = { ...(mode === undefined ? {} : { mode }), ...(file ? { design: file.name } : {}) };
    await writeOperatorAudit(tx, system, operator, { brand, action: "theme.change", details });
    return { brand, ...details };
  });
}
