import { arrayOverlaps, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../database/database.ts";
import { Refused } from "../operator/operation.ts";
import type { System } from "../system.ts";
import type { Brand } from "./brand.ts";
import { type BrandConfig, brandConfig } from "./config.ts";
import { brands } from "./schema.ts";

/** Every brand, oldest first. The table has a handful of rows. */
export async function listBrands(system: System): Promise<Brand[]> {
  const rows = await system.db.select().from(brands).orderBy(brands.createdAt, brands.code);
  return rows.map((row) => system.brands.of(row));
}

export interface BrandSettings {
  readonly code: string;
  readonly config: BrandConfig;
}

/** Every brand as a job needs it: its settings as they are stored now. */
export async function listBrandSettings(db: Executor): Promise<BrandSettings[]> {
  const rows = await db.select({ code: brands.code, config: brands.config }).from(brands);
  return rows.map(({ config, ...rest }) => ({ ...rest, config: brandConfig.parse(config) }));
}

export async function insertBrand(tx: Transaction, row: typeof brands.$inferInsert): Promise<boolean> {
  const added = await tx.insert(brands).values(row).onConflictDoNothing().returning({ code: brands.code });
  return added.length > 0;
}

/** Which brand has one of these hosts. */
export async function findBrandOfHosts(tx: Transaction, hosts: readonly string[]) {
  const [row] = await tx
    .select({ code: brands.code, hosts: brands.hosts })
    .from(brands)
    .where(arrayOverlaps(brands.hosts, [...hosts]));
  return row;
}

/** Throws `Refused` where there is no such brand. */
export async function loadBrand(db: Executor, code: string) {
  const [row] = await db.select().from(brands).where(eq(brands.code, code));
  if (!row) throw new Refused(`There is no brand ${code}.`);
  return row;
}
