import type { RunSql } from "../platform/database/database.ts";

/**
 * The one lock order of money. A transaction that moves a member's money, or decides by it, begins by locking that member's
 * cash row; with several members, in the order of their ids. All other rows of a member are taken after it, so two
 * transactions never wait for each other in a circle. The row of a lottery's draw comes before its members. A wallet call takes the
 * same row with the statement that loads its player. What creates a member needs no lock: no other transaction sees the rows yet.
 */
export async function lockMembers(run: RunSql, ...memberIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(memberIds)].toSorted()) await run(LOCK, [id]);
}

/** The same for many members by one statement, which locks them in that order. */
export async function lockMembersAtOnce(run: RunSql, memberIds: readonly string[]): Promise<void> {
  await run(LOCK_MANY, [`{${[...new Set(memberIds)].toSorted().join(",")}}`]);
}

const LOCK_MANY = `select 1 from accounts where member_id = any($1::uuid[]) and kind = 'cash' order by member_id, id for update`;
const LOCK = "select 1 from accounts where member_id = $1::uuid and kind = 'cash' order by id for update";
