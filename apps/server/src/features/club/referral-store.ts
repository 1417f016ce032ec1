import { randomInt } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import type { Executor } from "../../db/database.ts";
import { asBigint, asText } from "../../db/raw.ts";
import { invites } from "../../db/schema/member.ts";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export async function codeOf(db: Executor, { brand, member }: MemberContext): Promise<string | null> {
  const [row] = await db
    .select({ code: invites.code })
    .from(invites)
    .where(and(eq(invites.brand, brand.code), eq(invites.memberId, member.id), isNull(invites.domain)))
    .limit(1);
  return row?.code ?? null;
}

/** A code of the member's own, made once. Letters that are not mixed up, at least one of each kind as the form asks. */
export async function makeCode(ctx: MemberContext): Promise<string> {
  return await ctx.commit(async (tx) => {
    // Two presses wait for one another here, and the second finds the code of the first.
    await tx.execute(sql`select 1 from members where id = ${ctx.member.id} for update`);
    const known = await codeOf(tx, ctx);
    if (known) return known;
    for (;;) {
      const letters = Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)] ?? "A").join("");
      const code = `${letters}${randomInt(2, 10)}`;
      const made = await tx
        .insert(invites)
        .values({ brand: ctx.brand.code, code, memberId: ctx.member.id })
        .onConflictDoNothing()
        .returning({ code: invites.code });
      if (made.length === 1) return code;
    }
  });
}

export interface Friend {
  readonly username: string;
  readonly joinedAt: Date;
  readonly deposited: bigint;
  readonly validBets: bigint;
  readonly rewarded: boolean;
}

/** Whom the member invited, newest first, and how far each has come. */
export async function friendsOf({ system, member }: MemberContext): Promise<Friend[]> {
  const { rows } = await system.db.execute(sql`
    select m.username, m.created_at,
      (select coalesce(sum(amount), 0)::text from transfers t where t.member_id = m.id and t.kind = 'deposit') as deposited,
      (select coalesce(sum(valid_bet), 0)::text from bets b where b.member_id = m.id) as valid_bets,
      exists (select from dues d where d.member_id = ${member.id} and d.source = 'referral' and d.ref = m.id::text) as rewarded
    from members m where m.upline_id = ${member.id} order by m.created_at desc, m.id limit 100`);
  return rows.map((row) => ({
    username: asText(row.username),
    joinedAt: new Date(String(row.created_at)),
    deposited: asBigint(row.deposited),
    validBets: asBigint(row.valid_bets),
    rewarded: row.rewarded === true,
  }));
}

export async function earnedOf({ system, member }: MemberContext): Promise<{ count: number; amount: bigint }> {
  const { rows } = await system.db.execute(sql`select count(*)::text as count, coalesce(sum(amount), 0)::text as amount
    from dues where member_id = ${member.id} and source = 'referral'`);
  return { count: Number(rows[0]?.count ?? 0), amount: asBigint(rows[0]?.amount ?? 0) };
}
