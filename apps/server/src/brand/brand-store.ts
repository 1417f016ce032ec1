import type { brands } from "../db/schema/brand.ts";
import type { Brand } from "./brand.ts";
import { type BrandConfig, brandConfig } from "./config.ts";

type Row = typeof brands.$inferSelect;

/** Parsing a brand's config at every request would be waste: the same stored text gives the same config. */
const parsed = new Map<string, BrandConfig>();

function configOf(row: Row, profile: BrandConfig["profile"] | undefined): BrandConfig {
  const text = JSON.stringify(row.config);
  const key = `${profile ?? ""}|${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const config = brandConfig.parse(row.config);
  const chosen = profile ? { ...config, profile } : config;
  if (parsed.size > 200) parsed.clear();
  parsed.set(key, chosen);
  return chosen;
}

/** `profile` of the environment wins over the brand's own. */
export function brandOf(row: Row, profile: BrandConfig["profile"] | undefined): Brand {
  return {
    ...configOf(row, profile),
    code: row.code,
    house: row.house,
    hosts: row.hosts,
    maintenance: row.maintenance,
    maintenanceUntil: row.maintenanceUntil,
    blockedCountries: row.blockedCountries,
    blockedAddresses: row.blockedAddresses,
  };
}
