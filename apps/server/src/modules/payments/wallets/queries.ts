import { and, desc, eq, sql } from "drizzle-orm";
import { HELD_STATES } from "@baize/domain/payments/withdrawal-state";
import type { MemberContext } from "../../../platform/context.ts";
import { preparedOnce } from "../../../platform/database/prepared-once.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { STORE_SUMS_FROM, storeRecordSums } from "../../../ledger/record-sums.ts";
import { accounts } from "../../../ledger/schema.ts";
import { bets } from "../../gaming/play-schema.ts";
import { withdrawals } from "../schema.ts";
import { openStates } from "@baize/domain/state-machine/machine";
import { BET } from "@baize/domain/gaming/bet/status";
import { inStates } from "../../../platform/database/states.ts";

const balancesOf = preparedOnce((db) =>
  db
    .select({ kind: accounts.kind, ref: accounts.ref, balance: accounts.balance })
    .from(accounts)
    .where(
      and(
        eq(accounts.memberId, sql.placeholder("member")),
        eq(accounts.side, "member"),
        eq(accounts.book, sql.placeholder("book")),
        eq(accounts.currency, sql.placeholder("currency")),
      ),
    )
    .prepare("list_balances"),
);

/** Every account of the member in the brand's currency, with its balance. */
export async function listBalances({ system, member, brand }: MemberContext) {
  return await balancesOf(system.db).execute({ member: member.id, book: member.book, currency: brand.currency });
}

export interface KindSum {
  readonly account: string;
  readonly wallet: string;
  readonly vendor: string;
  readonly kind: string;
  readonly count: number;
  readonly sum: bigint;
  /** Lines that are in no sum of days yet. */
  readonly fresh: number;
}

/** The sums of each wallet's entries by kind of transfer: sums of days, and later entries one by one. */
export async function loadSumsByKind({ system, member, brand }: MemberContext): Promise<KindSum[]> {
  const own = sql`a.member_id = ${member.id}::uuid and a.side = 'member' and a.book = ${member.book} and a.currency = ${brand.currency}`;
  const { rows } = await system.db.execute(sql`
    select account, wallet, vendor, kind, sum(count)::text as count, sum(net)::text as sum, sum(fresh)::text as fresh from (
      select a.id as account, a.kind as wallet, a.ref as vendor, s.kind, s.count, s."into" - s.out as net, 0 as fresh
      from accounts a join record_sums s on s.member_id = a.member_id and s.account = a.id where ${own}
      union all
      select a.id, a.kind, a.ref, t.kind, 1, e.amount, 1 from accounts a 
      left join record_marks m on m.member_id = a.member_id and m.account = a.id
      join entries e on e.member_id = a.member_id and e.account = a.id and e.version > coalesce(m.version, 0)
      join transfers t on t.member_id = a.member_id and t.id = e.transfer_id where ${own}
    ) as lines group by account, wallet, vendor, kind`);
  return rows.map((row) => ({
    account: asText(row.account),
    wallet: asText(row.wallet),
    vendor: asText(row.vendor),
    kind: asText(row.kind),
    count: Number(row.count),
    sum: asBigint(row.sum),
    fresh: Number(row.fresh),
  }));
}

/** Stores the sums of accounts with many unsummed lines. */
export async function storeSums({ system, member, brand }: MemberContext, sums: readonly KindSum[]): Promise<void> {
  const fresh = Map.groupBy(sums, ({ account }) => account);
  for (const [account, own] of fresh) {
    if (own.reduce((all, one) => all + one.fresh, 0) < STORE_SUMS_FROM) continue;
    await storeRecordSums(system.db, { account, member: member.id, zone: brand.timeZone });
  }
}

const MOST = 50;

/** Withdrawals whose amount is in the locked wallet. */
export async function listHeldWithdrawals({ system, member }: MemberContext) {
  return await system.db
    .select({ id: withdrawals.id, account: withdrawals.accountLabel, amount: withdrawals.amount, at: withdrawals.createdAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, member.id), inStates(withdrawals.state, HELD_STATES)))
    .orderBy(desc(withdrawals.createdAt))
    .limit(MOST);
}

/** Unsettled rounds, and their stakes. */
export async function loadOpenStakes({ system, member }: MemberContext) {
  const [row] = await system.db
    .select({
      count: sql<string>`count(*)::text`,
      stake: sql<string>`coalesce(sum(${bets.stake} - ${bets.refunded}), 0)::text`,
    })
    .from(bets)
    .where(and(eq(bets.memberId, member.id), inStates(bets.status, openStates(BET))));
  return { count: Number(row?.count ?? 0), stake: BigInt(row?.stake ?? 0) };
}
