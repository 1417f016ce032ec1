import { changeBrandConfig } from "../../platform/brand/change-config.ts";
import { transact } from "../../platform/database/retry.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";

interface Wanted {
  readonly brand: string;
  /** Product codes, in the order of the selector. */
  readonly offered?: readonly string[] | undefined;
  /** For visitors whose own language is not offered. */
  readonly standard?: string | undefined;
}

/** Changes the languages that a brand offers. */
export async function changeLanguages(system: System, operator: Operator, { brand, offered, standard }: Wanted) {
  if (!offered && !standard) throw new Refused("Say what is to change.");
  return await transact(system.db, async (tx) => {
    const after: { languages: unknown; defaultLanguage: unknown } = { languages: [], defaultLanguage: "" };
    await changeBrandConfig(tx, brand, (config) => {
      Object.assign(after, {
        languages: offered ?? config.languages,
        defaultLanguage: standard ?? config.defaultLanguage,
      });
      if (!Array.isArray(after.languages) || !after.languages.includes(after.defaultLanguage))
        throw new Refused(`The default language, ${String(after.defaultLanguage)}, is not among those that are offered.`);
      return { ...config, ...after };
    });
    await writeOperatorAudit(tx, system, operator, { brand, action: "languages.change", details: after });
    return { brand, ...after };
  });
}
