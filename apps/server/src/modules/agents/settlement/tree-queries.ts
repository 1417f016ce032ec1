import { sql } from "drizzle-orm";
import * as z from "zod";
import type { TreeGroup } from "@baize/domain/proof/merkle";
import type { Executor } from "../../../platform/database/database.ts";
import { settlementTrees } from "./schema.ts";

/** A leaf of a run and its place, which counts contracts without a statement too. */
export interface PlacedLeaf {
  readonly place: number;
  readonly leaf: string;
}

const AT_ONCE = 500;

/** Stores the tree over the leaves of a run, which are in their order. Groups that are there already stay. */
export async function insertTree(
  db: Executor,
  runId: string,
  leaves: readonly PlacedLeaf[],
  groups: readonly TreeGroup[],
): Promise<void> {
  const rows = groups.map(({ height, first, hashes }) => ({
    runId,
    height,
    place: leaves[first]?.place ?? 0,
    hashes: [...hashes],
  }));
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await db
      .insert(settlementTrees)
      .values(rows.slice(start, start + AT_ONCE))
      .onConflictDoNothing();
}

const stored = z.array(z.object({ hashes: z.array(z.string()) }));
/** More than any run has: each is 64 times as large as the one below. */
const MOST_HEIGHTS = 6;

/** The groups that the leaf of a place is in, the lowest first. */
export async function listGroupsOf(db: Executor, runId: string, place: number): Promise<readonly (readonly string[])[]> {
  const { rows } = await db.execute(sql`select g.hashes from generate_series(0, ${MOST_HEIGHTS}::integer - 1) as of_height(height)
    cross join lateral (select hashes from settlement_trees t where t.run_id = ${runId}::uuid and t.height = of_height.height
      and t.place <= ${place} order by t.place desc limit 1) g
    order by of_height.height`);
  return stored.parse(rows).map(({ hashes }) => hashes);
}

const leaf = z.array(z.object({ place: z.number(), leaf: z.string() }));

/** The leaves of a run, in their order. */
export async function listLeaves(db: Executor, runId: string): Promise<PlacedLeaf[]> {
  const { rows } = await db.execute(
    sql`select place, leaf from settlement_statements where run_id = ${runId}::uuid order by place`,
  );
  return leaf.parse(rows);
}
