import { sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import { asText } from "../../../platform/database/raw.ts";
import { containing } from "../../../platform/lists/like.ts";
import { handleOf } from "../../identity/member/handle.ts";

export interface Person {
  readonly account: string;
  readonly handle: string;
  readonly nickname: string;
  readonly kind: number;
  readonly level: number;
}

/** The tree below the member by name, level after level along the index of uplines; one more than the page holds. */
export async function findPeople(
  { system, member }: MemberContext,
  { search, after, limit }: { search: string | undefined; after: string | undefined; limit: number },
): Promise<Person[]> {
  const wanted = search ? sql`and handle like ${containing(handleOf(search))}` : sql``;
  const { rows } = await system.db.execute(sql`
    with recursive tree as (
      select id, username, handle, nickname, kind, status, book, 1 as level from members where upline_id = ${member.id}::uuid
      union all
      select m.id, m.username, m.handle, m.nickname, m.kind, m.status, m.book, t.level + 1
      from members m join tree t on m.upline_id = t.id
    )
    select username, handle, nickname, kind, level from tree
    where status = 'active' and book = ${member.book} and handle > ${after ?? ""} ${wanted}
    order by handle limit ${limit + 1}`);
  return rows.map((row) => ({
    account: asText(row.username),
    handle: asText(row.handle),
    nickname: asText(row.nickname),
    kind: Number(row.kind),
    level: Number(row.level),
  }));
}
