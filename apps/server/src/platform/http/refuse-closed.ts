import type { Brand } from "../brand/brand.ts";
import { isClosedTo } from "./address.ts";
import { fault } from "./fault.ts";

/** Where a visitor comes from. */
export interface Origin {
  readonly address: string;
  /** As a trusted proxy names it. */
  readonly country: string | undefined;
}

/** Whether the brand answers this visitor nothing but its notices. */
export const isClosedFor = (brand: Brand, { address, country }: Origin): boolean =>
  brand.maintenance || isClosedTo(brand, address, country);

/** Throws `system.maintenance` on a paused site, `system.region_blocked` in a closed region. */
export function refuseClosed(brand: Brand, { address, country }: Origin): void {
  if (brand.maintenance) throw fault("system.maintenance", { until: brand.maintenanceUntil?.getTime() ?? null });
  if (isClosedTo(brand, address, country)) throw fault("system.region_blocked", { ip: address });
}
