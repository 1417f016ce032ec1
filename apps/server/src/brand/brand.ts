import type { BrandConfig } from "./config.ts";

/** A brand as a request sees it. */
export interface Brand extends BrandConfig {
  readonly code: string;
  /** Owner of the house side of the ledger. */
  readonly house: string;
  readonly hosts: readonly string[];
  readonly maintenance: boolean;
  readonly maintenanceUntil: Date | null;
  readonly blockedCountries: readonly string[];
  readonly blockedAddresses: readonly string[];
}
