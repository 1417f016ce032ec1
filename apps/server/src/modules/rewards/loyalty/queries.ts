import { notReversed } from "../../../ledger/not-reversed.ts";
import { eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { members } from "../../identity/schema.ts";

export async function loadVip({ system, member }: MemberContext): Promise<{ level: number; validBets: bigint }> {
  const [row] = await system.db.select({ level: members.vipLevel }).from(members).where(eq(members.id, member.id));
  const { rows } = await system.db.execute(
    sql`select coalesce(sum(valid_bet), 0)::text as sum from bets where member_id = ${member.id}`,
  );
  return { level: row?.level ?? 0, validBets: asBigint(rows[0]?.sum ?? 0) };
}

const playedSince = (brand: string, since: Date) =>
  sql`select distinct member_id from bets where brand = ${brand} and settled_at >= ${since.toISOString()}::timestamptz and valid_bet > 0`;

/** Real members who played since an instant, with their level and all their valid bets. */
export async function listPlayedMembers(db: Executor, brand: string, since: Date) {
  const { rows } = await db.execute(sql`
    select m.id, m.vip_level, (select sum(valid_bet)::text from bets b where b.member_id = m.id) as sum
    from members m join (${playedSince(brand, since)}) p on p.member_id = m.id where m.book = 'real'`);
  return rows.map((row) => ({ id: asText(row.id), vipLevel: Number(row.vip_level), validBets: asBigint(row.sum) }));
}

export async function setVipLevel(tx: Executor, id: string, vipLevel: number, clubLabel: string): Promise<void> {
  await tx.update(members).set({ vipLevel, clubLabel }).where(eq(members.id, id));
}

interface Terms {
  readonly minDeposit: string;
  readonly minValidBets: string;
}

/** Members who played since an instant and have met the terms of a referral that was not rewarded yet. */
export async function listReferralsToReward(db: Executor, brand: string, since: Date, referral: Terms) {
  const { rows } = await db.execute(sql`
    select m.id, m.upline_id from members m
      join (${playedSince(brand, since)}) p on p.member_id = m.id
      join members u on u.id = m.upline_id and u.book = 'real'
    where m.book = 'real'
      and not exists (select from pending_rewards d where d.member_id = m.upline_id and d.source = 'referral' and d.ref = m.id::text)
      and (select coalesce(sum(amount), 0) from transfers t where t.member_id = m.id and t.kind = 'deposit' and ${sql.raw(notReversed("t"))}) >= ${referral.minDeposit}::bigint
      and (select coalesce(sum(valid_bet), 0) from bets b where b.member_id = m.id) >= ${referral.minValidBets}::bigint
    limit 500`);
  return rows.map((row) => ({ memberId: asText(row.id), uplineId: asText(row.upline_id) }));
}
