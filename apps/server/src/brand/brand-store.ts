import type { Profile } from "@baize/domain/profile/profile";
import type { brands } from "../db/schema/brand.ts";
import { type Brand, withProfile } from "./brand.ts";
import { brandConfig } from "./config.ts";

type Row = typeof brands.$inferSelect;
type Settled = ReturnType<typeof withProfile>;

/** Parsing a brand's config at every request would be waste: the same stored text gives the same config. */
const parsed = new Map<string, Settled>();

function configOf(row: Row, profile: Profile["name"] | undefined): Settled {
  const key = `${profile ?? ""}|${JSON.stringify(row.config)}`;
  const known = parsed.get(key);
  if (known) return known;
  const settled = withProfile(brandConfig.parse(row.config), profile);
  if (parsed.size > 200) parsed.clear();
  parsed.set(key, settled);
  return settled;
}

/** `profile` of the environment wins over the brand's own. */
export function brandOf(row: Row, profile: Profile["name"] | undefined): Brand {
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
