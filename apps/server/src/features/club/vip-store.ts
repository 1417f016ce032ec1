import { desc, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { asBigint } from "../../db/raw.ts";
import { members } from "../../db/schema/member.ts";
import { dues, rebateLines } from "../../db/schema/rewards.ts";

export async function vipOf({ system, member }: MemberContext): Promise<{ level: number; validBets: bigint }> {
  const [row] = await system.db.select({ level: members.vipLevel }).from(members).where(eq(members.id, member.id));
  const { rows } = await system.db.execute(
    sql`select coalesce(sum(valid_bet), 0)::text as sum from bets where member_id = ${member.id}`,
  );
  return { level: row?.level ?? 0, validBets: asBigint(rows[0]?.sum ?? 0) };
}

/** The lines of the last rebates, newest week first, with what became of each. */
export async function rebatesOf({ system, member }: MemberContext) {
  return await system.db
    .select({ line: rebateLines, state: dues.state })
    .from(rebateLines)
    .leftJoin(dues, sql`${dues.memberId} = ${rebateLines.memberId} and ${dues.id} = ${rebateLines.dueId}`)
    .where(eq(rebateLines.memberId, member.id))
    .orderBy(desc(rebateLines.day), rebateLines.category)
    .limit(200);
}
