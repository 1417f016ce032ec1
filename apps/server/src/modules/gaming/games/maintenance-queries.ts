import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { games, vendors } from "../schema.ts";

/** Vendors with the number of their games, and of those that are down. */
export async function listVendors(db: Executor) {
  return await db
    .select({
      vendor: vendors.code,
      name: vendors.name,
      games: count(games.id),
      down: sql<number>`count(${games.id}) filter (where ${games.maintenance})::int`,
      downWithVendor: sql<number>`count(${games.id}) filter (where ${games.downWithVendor})::int`,
    })
    .from(vendors)
    .leftJoin(games, eq(games.vendor, vendors.code))
    .groupBy(vendors.code, vendors.name, vendors.position)
    .orderBy(asc(vendors.position), asc(vendors.code));
}

/** Games under maintenance, the most popular first. */
export async function listGamesDown(db: Executor) {
  return await db
    .select({ id: games.id, vendor: games.vendor, title: games.title, downWithVendor: games.downWithVendor })
    .from(games)
    .where(eq(games.maintenance, true))
    .orderBy(asc(games.rank))
    .limit(MOST);
}

/** A vendor, locked: of two changes of its games at once the second sees the first. */
export async function lockVendor(tx: Transaction, code: string): Promise<boolean> {
  return (await tx.select({ code: vendors.code }).from(vendors).where(eq(vendors.code, code)).for("update")).length > 0;
}

export async function findGameState(tx: Transaction, id: string) {
  const columns = { vendor: games.vendor, maintenance: games.maintenance, downWithVendor: games.downWithVendor };
  const [row] = await tx.select(columns).from(games).where(eq(games.id, id));
  return row;
}

export async function updateGameMaintenance(tx: Transaction, id: string, maintenance: boolean): Promise<void> {
  await tx.update(games).set({ maintenance, downWithVendor: false }).where(eq(games.id, id));
}

/** Takes down the games of a vendor that are up, or puts up those that went down with it. Answers how many. */
export async function updateVendorMaintenance(tx: Transaction, vendor: string, down: boolean): Promise<number> {
  const state = down ? eq(games.maintenance, false) : eq(games.downWithVendor, true);
  const changed = await tx
    .update(games)
    .set({ maintenance: down, downWithVendor: down })
    .where(and(eq(games.vendor, vendor), state))
    .returning({ id: games.id });
  return changed.length;
}
