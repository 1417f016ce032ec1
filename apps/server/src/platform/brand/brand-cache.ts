import type { Profile } from "@baize/domain/profile/profile";
import type { brands } from "./schema.ts";
import { type Brand, withProfile } from "./brand.ts";
import { brandConfig } from "./config.ts";

export type BrandRow = typeof brands.$inferSelect;

/** Parsed brands by code and revision: a row that changes gets another revision. One cache for each database. */
export class BrandCache {
  readonly #kept = new Map<string, Brand>();
  readonly #profile: Profile["name"] | undefined;

  /** `profile` of the environment overrides a brand's own. */
  constructor(profile: Profile["name"] | undefined) {
    this.#profile = profile;
  }

  get(code: string, revision: number): Brand | undefined {
    return this.#kept.get(`${code} ${revision}`);
  }

  of(row: BrandRow): Brand {
    const known = this.get(row.code, row.revision);
    if (known) return known;
    const brand = this.#parse(row);
    if (this.#kept.size > 200) this.#kept.clear();
    this.#kept.set(`${row.code} ${row.revision}`, brand);
    return brand;
  }

  #parse(row: BrandRow): Brand {
    const { code, hosts, maintenance, maintenanceUntil, blockedCountries, blockedAddresses } = row;
    const settled = withProfile(brandConfig.parse(row.config), this.#profile);
    return { ...settled, code, hosts, maintenance, maintenanceUntil, blockedCountries, blockedAddresses };
  }
}
