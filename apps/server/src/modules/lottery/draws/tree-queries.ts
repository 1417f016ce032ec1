import { and, eq, max, sql } from "drizzle-orm";
import * as z from "zod";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import type { Executor } from "../../../platform/database/database.ts";
import { lotteryTickets, lotteryTrees } from "../schema.ts";

const AT_ONCE = 500;

/** A group of the tree over the tickets of a draw: `first` is the first leaf below it. */
export interface StoredGroup {
  readonly height: number;
  readonly first: string;
  readonly hashes: readonly string[];
}

export async function insertTree(db: Executor, { game, issue }: DrawKey, groups: readonly StoredGroup[]): Promise<void> {
  const rows = groups.map(({ height, first, hashes }) => ({ game, issue, height, first, hashes: [...hashes] }));
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await db
      .insert(lotteryTrees)
      .values(rows.slice(start, start + AT_ONCE))
      .onConflictDoNothing();
}

const stored = z.array(z.object({ hashes: z.array(z.string()) }));
/** More than any draw has: each is 64 times as large as the one below. */
const MOST_HEIGHTS = 6;

/** The groups that a leaf is in, the lowest first. */
export async function listGroupsOf(db: Executor, { game, issue }: DrawKey, leaf: string): Promise<string[][]> {
  const { rows } = await db.execute(sql`select g.hashes from generate_series(0, ${MOST_HEIGHTS}::integer - 1) as of_height(height)
    cross join lateral (select hashes from lottery_trees t where t.game = ${game} and t.issue = ${issue}
      and t.height = of_height.height and t.first <= ${leaf} order by t.first desc limit 1) g
    order by of_height.height`);
  return stored.parse(rows).map(({ hashes }) => hashes);
}

const leaves = z.array(z.object({ leaf: z.string() }));

/** The leaves of all tickets of a draw, in the order of the tree. */
export async function listLeaves(db: Executor, { game, issue }: DrawKey): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select leaf from lottery_tickets where game = ${game} and issue = ${issue} order by leaf collate "C"`,
  );
  return leaves.parse(rows).map(({ leaf }) => leaf);
}

/** When the last ticket of a draw was accepted; null where it has none. */
export async function findLastSale(db: Executor, { game, issue }: DrawKey): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(lotteryTickets.at) })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.game, game), eq(lotteryTickets.issue, issue)));
  return row?.at ?? null;
}
