import { sql } from "drizzle-orm";
import type { Executor } from "../../../platform/database/database.ts";

/**
 * Stores the first path version of a member, with a row below each upline. Rows that are there already stay.
 * `memberIds`: members that were just written, with their paths.
 */
export async function insertPaths(db: Executor, memberIds: readonly string[]): Promise<void> {
  const ids = sql`any(${sql.param(`{${memberIds.join(",")}}`)}::uuid[])`;
  await db.execute(sql`insert into path_versions (member_id, version, upline_id, path, started_at)
    select id, path_version, upline_id, path, created_at from members where id = ${ids} on conflict do nothing`);
  await db.execute(sql`insert into path_closure (ancestor_id, member_id, version, depth, joined_at)
    select a.id, m.id, m.path_version, cardinality(m.path) - a.place + 1, m.created_at
    from members m cross join lateral unnest(m.path) with ordinality as a(id, place)
    where m.id = ${ids} on conflict do nothing`);
}
