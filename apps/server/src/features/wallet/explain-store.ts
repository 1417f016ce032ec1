import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { accounts, entries, transfers } from "../../db/schema/ledger.ts";
import { withdrawals } from "../../db/schema/payments.ts";
import { bets } from "../../db/schema/play.ts";
import { bonuses } from "../../db/schema/rewards.ts";

/** What each wallet's entries come to by kind of transfer. */
export async function sumsByKind({ system, member, brand }: MemberContext) {
  return await system.db
    .select({
      wallet: accounts.kind,
      vendor: accounts.ref,
      kind: transfers.kind,
      count: sql<string>`count(*)::text`,
      sum: sql<string>`sum(${entries.amount})::text`,
    })
    .from(accounts)
    .innerJoin(entries, eq(entries.account, accounts.id))
    .innerJoin(transfers, and(eq(transfers.memberId, member.id), eq(transfers.id, entries.transferId)))
    .where(and(eq(accounts.owner, member.id), eq(accounts.book, member.book), eq(accounts.currency, brand.currency)))
    .groupBy(accounts.kind, accounts.ref, transfers.kind);
}

const HOLDING = ["pending", "approved", "paying"];
const MOST = 50;

export async function heldWithdrawals({ system, member }: MemberContext) {
  return await system.db
    .select({ id: withdrawals.id, account: withdrawals.accountLabel, amount: withdrawals.amount, at: withdrawals.createdAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, member.id), inArray(withdrawals.state, HOLDING)))
    .orderBy(desc(withdrawals.createdAt))
    .limit(MOST);
}

export async function openBonuses({ system, member }: MemberContext) {
  return await system.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, member.id), inArray(bonuses.state, ["wagering", "ready"])))
    .orderBy(desc(bonuses.grantedAt))
    .limit(MOST);
}

export async function openStakes({ system, member }: MemberContext) {
  const [row] = await system.db
    .select({
      count: sql<string>`count(*)::text`,
      stake: sql<string>`coalesce(sum(${bets.stake} - ${bets.refunded}), 0)::text`,
    })
    .from(bets)
    .where(and(eq(bets.memberId, member.id), eq(bets.status, "open")));
  return { count: Number(row?.count ?? 0), stake: BigInt(row?.stake ?? 0) };
}
