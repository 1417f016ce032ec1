import { notReversed } from "../../../ledger/not-reversed.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { invites } from "../../identity/invite-schema.ts";
import { members } from "../../identity/schema.ts";
import { onlyRow } from "../../../platform/database/sums.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";

export async function findInviteCode(db: Executor, { brand, member }: MemberContext): Promise<string | null> {
  const [row] = await db
    .select({ code: invites.code })
    .from(invites)
    .where(and(eq(invites.brand, brand.code), eq(invites.memberId, member.id), isNull(invites.domain), eq(invites.isLink, false)))
    .limit(1);
  return row?.code ?? null;
}

/** Answers whether the code was free. */
export async function insertInvite(tx: Transaction, { brand, member }: MemberContext, code: string): Promise<boolean> {
  const made = await tx
    .insert(invites)
    .values({ brand: brand.code, code, memberId: member.id })
    .onConflictDoNothing()
    .returning({ code: invites.code });
  return made.length === 1;
}

export interface Friend {
  readonly id: string;
  readonly username: string;
  readonly joinedAt: Date;
  readonly deposited: bigint;
  readonly validBets: bigint;
  /** Undefined until a reward was added for this friend. */
  readonly earned: bigint | undefined;
}

/** The invited friends, newest first, with their progress; one more than the page holds. */
export async function findFriends(
  { system, member }: MemberContext,
  limit: number,
  place: Cursor | undefined,
): Promise<Friend[]> {
  const older = afterCursor(place, members.createdAt, members.id) ?? sql`true`;
  const { rows } = await system.db.execute(sql`
    select members.id, username, created_at,
      (select coalesce(sum(amount), 0)::text from transfers t where t.member_id = members.id and t.kind = 'deposit' and ${sql.raw(notReversed("t"))}) as deposited,
      (select coalesce(sum(valid_bet), 0)::text from bets b where b.member_id = members.id) as valid_bets,
      (select d.amount::text from pending_rewards d
        where d.member_id = ${member.id} and d.source = 'referral' and d.ref = members.id::text) as earned
    from members where upline_id = ${member.id} and ${older} order by created_at desc, members.id desc limit ${limit + 1}`);
  return rows.map((row) => ({
    id: asText(row.id),
    username: asText(row.username),
    joinedAt: new Date(String(row.created_at)),
    deposited: asBigint(row.deposited),
    validBets: asBigint(row.valid_bets),
    earned: row.earned === null ? undefined : asBigint(row.earned),
  }));
}

/** Over all friends. */
export async function sumFriends({ system, member }: MemberContext) {
  const { rows } = await system.db.execute(sql`select count(*)::text as count, count(d.id)::text as rewarded,
      coalesce(sum(d.amount), 0)::text as earned
    from members left join pending_rewards d on d.member_id = ${member.id} and d.source = 'referral' and d.ref = members.id::text
    where upline_id = ${member.id}`);
  const { count, rewarded, earned } = onlyRow(rows);
  return { count: Number(count), rewarded: Number(rewarded), earned: asBigint(earned) };
}
