import { changeBrandConfig, partOf } from "../../platform/brand/change-config.ts";
import { CONTRACT_FEATURES, FEATURES } from "../../platform/brand/config.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { transact } from "../../platform/database/retry.ts";
import type { Operator } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";

/** Every feature that an operator may switch: `contracts.daily` is one of those of agents' contracts. */
export const FEATURE_NAMES = [...FEATURES, ...CONTRACT_FEATURES.map((name) => `contracts.${name}`)];

interface Switched {
  readonly brand: string;
  readonly feature: string;
  readonly to: boolean;
}

/** Which features of a brand are on. */
export async function showFeatures({ db, brands }: System, brand: string): Promise<Record<string, string>> {
  const { contracts, ...flags } = brands.of(await loadBrand(db, brand)).features;
  const nested = Object.entries(contracts).map(([name, on]) => [`contracts.${name}`, on] as const);
  return Object.fromEntries([...Object.entries(flags), ...nested].map(([name, on]) => [name, on ? "on" : "off"]));
}

/** Switches one feature of a brand. */
export async function changeFeature(system: System, operator: Operator, { brand, feature, to }: Switched) {
  const [name = "", inner] = feature.split(".");
  return await transact(system.db, async (tx) => {
    await changeBrandConfig(tx, brand, (config) => {
      const features = partOf(config, "features");
      const value = inner === undefined ? to : { ...partOf(features, name), [inner]: to };
      return { ...config, features: { ...features, [name]: value } };
    });
    await writeOperatorAudit(tx, system, operator, { brand, action: "feature.change", details: { feature, to } });
    return { brand, feature, to: to ? "on" : "off" };
  });
}
