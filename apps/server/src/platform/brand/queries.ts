import { arrayOverlaps, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../database/database.ts";
import { Refused } from "../operator/operation.ts";
import type { System } from "../system.ts";
import type { Brand } from "./brand.ts";
import { type BrandConfig, brandConfig } from "./config.ts";
import { brandDesigns, brands, brandVendors } from "./schema.ts";

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

/** The brand that was there first. */
export async function findOldestBrand(db: Executor) {
  const [row] = await db.select().from(brands).orderBy(brands.createdAt, brands.code).limit(1);
  return row;
}

/** Offers in one brand what another offers. */
export async function copyVendors(tx: Transaction, from: string, to: string): Promise<void> {
  const rows = await tx.select({ vendor: brandVendors.vendor }).from(brandVendors).where(eq(brandVendors.brand, from));
  if (rows.length > 0) await tx.insert(brandVendors).values(rows.map(({ vendor }) => ({ brand: to, vendor })));
}

/** When a design was stored last; undefined where there is none. */
export async function findDesignTime(db: Executor, name: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: brandDesigns.updatedAt }).from(brandDesigns).where(eq(brandDesigns.name, name));
  return row?.at;
}

/** The stored file of a design, unparsed. */
export async function findDesign(db: Executor, name: string) {
  const [row] = await db.select().from(brandDesigns).where(eq(brandDesigns.name, name));
  return row;
}

/** Stores a design, or the next version of the same brand's. Answers false where another brand has that name. */
export async function storeDesign(tx: Transaction, row: typeof brandDesigns.$inferInsert): Promise<boolean> {
  const { brand, file, updatedAt } = row;
  const stored = await tx
    .insert(brandDesigns)
    .values(row)
    .onConflictDoUpdate({ target: brandDesigns.name, set: { file, updatedAt }, setWhere: eq(brandDesigns.brand, brand) })
    .returning({ name: brandDesigns.name });
  return stored.length > 0;
}

/** Throws `Refused` where there is no such brand. */
export async function loadBrand(db: Executor, code: string) {
  const [row] = await db.select().from(brands).where(eq(brands.code, code));
  if (!row) throw new Refused(`There is no brand ${code}.`);
  return row;
}
