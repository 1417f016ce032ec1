import { eq, sql } from "drizzle-orm";
import { brands, brandVendors } from "../../../platform/brand/schema.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { inBatches } from "../../../platform/lists/in-batches.ts";
import { games, vendorCategories, vendors } from "../schema.ts";

type GameRow = typeof games.$inferInsert;
type VendorRow = Omit<typeof vendors.$inferInsert, "position">;
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const BATCH = 500;

/** Two people who add games at once wait for each other, so that no rank comes twice: ranks are counted over all brands. */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.select({ code: brands.code }).from(brands).orderBy(brands.code).for("no key update");
}

/** Adds the vendor behind all others, where it is not known. */
/** Answers who serves the vendor's games, which for a vendor that was there may be another. */
export async function addVendor(tx: Transaction, row: VendorRow): Promise<string> {
  const position = sql<number>`(select coalesce(max(${vendors.position}), 0) + 1 from ${vendors})`;
  await tx
    .insert(vendors)
    .values({ ...row, position })
    .onConflictDoNothing();
  const [stored] = await tx.select({ provider: vendors.provider }).from(vendors).where(eq(vendors.code, row.code));
  if (!stored) throw new Error(`The vendor ${row.code} cannot be read`);
  return stored.provider;
}

/** Adds the vendor to these categories; those that it is in stay as they are. */
export async function addVendorCategories(
  tx: Transaction,
  vendor: string,
  rows: readonly { readonly category: string; readonly hot: boolean }[],
): Promise<void> {
  const known = await tx.select().from(vendorCategories).where(eq(vendorCategories.vendor, vendor));
  const added = rows.filter(({ category }) => known.every((row) => row.category !== category));
  const position = sql<number>`(select ${vendors.position} from ${vendors} where ${vendors.code} = ${vendor})`;
  if (added.length > 0) await tx.insert(vendorCategories).values(added.map((row) => ({ ...row, vendor, position })));
}

export async function offerVendor(tx: Transaction, brand: string, vendor: string): Promise<void> {
  await tx.insert(brandVendors).values({ brand, vendor }).onConflictDoNothing();
}

export async function findLastRank(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ rank: sql<number | null>`max(${games.rank})` }).from(games);
  return row?.rank ?? 0;
}

/** The ids that were added: one that is known is not. */
export async function insertGames(tx: Transaction, rows: readonly GameRow[]): Promise<string[]> {
  const added: string[] = [];
  for (const batch of inBatches(rows, BATCH))
    added.push(
      ...(
        await tx
          .insert(games)
          .values([...batch])
          .onConflictDoNothing()
          .returning({ id: games.id })
      ).map(({ id }) => id),
    );
  return added;
}
