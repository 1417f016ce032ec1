import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Transaction } from "../database/database.ts";
import { Refused } from "../operator/operation.ts";
import { brandConfig } from "./config.ts";
import { brands } from "./schema.ts";

const stored = z.record(z.string(), z.unknown());
/** The configuration as it is stored: what it leaves out follows the defaults. */
export type StoredConfig = z.output<typeof stored>;

/** A part of it, as an object; empty where it is left out. */
export const partOf = (config: StoredConfig, name: string): StoredConfig => stored.safeParse(config[name]).data ?? {};

/**
 * Changes a brand's configuration, with its row locked. Requests see the change at once: the row's revision counts up. Throws
 * `Refused` where there is no such brand, and where the whole would not be valid.
 */
export async function changeBrandConfig(
  tx: Transaction,
  brand: string,
  change: (config: StoredConfig) => StoredConfig,
): Promise<void> {
  const [row] = await tx.select({ config: brands.config }).from(brands).where(eq(brands.code, brand)).for("update");
  if (!row) throw new Refused(`There is no brand ${brand}.`);
  const config = change(stored.parse(row.config));
  const [issue] = brandConfig.safeParse(config).error?.issues ?? [];
  if (issue) throw new Refused(`The brand would not be valid: ${issue.path.join(".")}: ${issue.message}.`);
  await tx.update(brands).set({ config }).where(eq(brands.code, brand));
}
