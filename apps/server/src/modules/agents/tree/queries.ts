import { sql } from "drizzle-orm";
import type { TreeMember } from "@baize/domain/agents/tree";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { asText } from "../../../platform/database/raw.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { members } from "../../identity/schema.ts";

const anyOf = (ids: readonly string[]) => sql`any(${uuidArray(ids)})`;

/**
 * Stores the first path version of a member, with a row below each upline. Rows that are there already stay.
 * `memberIds`: members that were just written, with their paths.
 */
export async function insertPaths(db: Executor, memberIds: readonly string[]): Promise<void> {
  const ids = anyOf(memberIds);
  await db.execute(sql`insert into path_versions (member_id, version, upline_id, path, started_at)
    select id, path_version, upline_id, path, created_at from members where id = ${ids} on conflict do nothing`);
  await insertClosure(db, memberIds);
}

/** One row below each upline of the current paths. */
async function insertClosure(db: Executor, memberIds: readonly string[]): Promise<void> {
  await db.execute(sql`insert into path_closure (ancestor_id, member_id, version, depth, joined_at)
    select a.id, m.id, m.path_version, cardinality(m.path) - a.place + 1, m.created_at
    from members m cross join lateral unnest(m.path) with ordinality as a(id, place)
    where m.id = ${anyOf(memberIds)} on conflict do nothing`);
}

/** A member and all members below, each with the current path. */
export async function listBranch(tx: Transaction, memberId: string): Promise<TreeMember[]> {
  const { rows } =
    await tx.execute(sql`select m.id, array_to_string(m.path, ',') as path from members m where m.id = ${memberId}::uuid
    union all
    select m.id, array_to_string(m.path, ',') from path_closure c join members m on m.id = c.member_id
    where c.ancestor_id = ${memberId}::uuid and c.is_current`);
  return rows.map((row) => ({ id: asText(row.id), path: asText(row.path).split(",").filter(Boolean) }));
}

/** Locks these members in the order of their ids: no member is added below them until the transaction ends. */
export async function lockBranch(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from members where id = ${anyOf(ids)} order by id for update`);
}

interface NewPlace {
  readonly memberId: string;
  readonly uplineId: string | null;
  readonly path: readonly string[];
  /** How many uplines the moved member had. */
  readonly former: number;
}

/** Gives a branch its new paths, each as the next version. */
export async function updatePaths(tx: Transaction, ids: readonly string[], place: NewPlace): Promise<void> {
  const path = uuidArray(place.path);
  await tx.execute(sql`update members set path = ${path} || path[${place.former + 1}::integer:], path_version = path_version + 1
    where id = ${anyOf(ids)}`);
  await tx
    .update(members)
    .set({ uplineId: place.uplineId })
    .where(sql`${members.id} = ${place.memberId}::uuid`);
}

/** Stores the current paths of these members as new versions; the former ones are current no more. */
export async function addPathVersions(
  tx: Transaction,
  ids: readonly string[],
  { at, movedBy }: { readonly at: Date; readonly movedBy: string },
): Promise<void> {
  await tx.execute(sql`update path_closure set is_current = false where member_id = ${anyOf(ids)} and is_current`);
  await tx.execute(sql`insert into path_versions (member_id, version, upline_id, path, started_at, moved_by)
    select id, path_version, upline_id, path, ${at.toISOString()}::timestamptz, ${movedBy} from members where id = ${anyOf(ids)}`);
  await insertClosure(tx, ids);
}
