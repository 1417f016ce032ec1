import { eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { winners } from "../../gaming/winner-schema.ts";
import { members } from "../../identity/schema.ts";
import type { BusinessWindow } from "../../../platform/lists/business-window.ts";

export interface Ranking {
  readonly rank: number;
  readonly memberId: string;
  readonly username: string;
  readonly onBoard: boolean;
  readonly sum: bigint;
}

/** The first of the week by valid bets, of which trial accounts have none, and the member's own rank. */
export async function listRankings(ctx: MemberContext, { start, end }: BusinessWindow, most: number): Promise<Ranking[]> {
  const { rows } = await ctx.system.db.execute(sql`
    with sums as (
      select f.member_id, sum(f.valid_bet) as sum from wager_facts f
      where f.brand = ${ctx.brand.code} and f.settled_at >= ${start.toISOString()}::timestamptz
        and f.settled_at < ${end.toISOString()}::timestamptz
      group by 1 having sum(f.valid_bet) > 0
    ), ranked as (select member_id, sum, row_number() over (order by sum desc, member_id) as rank from sums)
    select r.rank::text, r.member_id, r.sum::text, m.username, m.on_board from ranked r join members m on m.id = r.member_id
    where r.rank <= ${most} or r.member_id = ${ctx.member.id} order by r.rank`);
  return rows.map((row) => ({
    rank: Number(row.rank),
    memberId: asText(row.member_id),
    username: asText(row.username),
    onBoard: row.on_board === true,
    sum: asBigint(row.sum),
  }));
}

export async function isOnBoard({ system, member }: MemberContext): Promise<boolean> {
  const [row] = await system.db.select({ onBoard: members.onBoard }).from(members).where(eq(members.id, member.id));
  return row?.onBoard ?? false;
}

export async function updateOnBoard(tx: Transaction, memberId: string, onBoard: boolean): Promise<void> {
  await tx.update(members).set({ onBoard }).where(eq(members.id, memberId));
}

export async function deleteWinnerEntries(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(winners).where(eq(winners.memberId, memberId));
}
