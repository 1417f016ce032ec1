import { eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import { asBigint } from "../../../platform/database/raw.ts";
import { members } from "../../identity/schema.ts";

export async function vipOf({ system, member }: MemberContext): Promise<{ level: number; validBets: bigint }> {
  const [row] = await system.db.select({ level: members.vipLevel }).from(members).where(eq(members.id, member.id));
  const { rows } = await system.db.execute(
    sql`select coalesce(sum(valid_bet), 0)::text as sum from bets where member_id = ${member.id}`,
  );
  return { level: row?.level ?? 0, validBets: asBigint(rows[0]?.sum ?? 0) };
}
