import { and, eq, sql } from "drizzle-orm";
import { maskAccount } from "@baize/domain/identity/member/mask";
import type { MemberContext } from "../../../platform/context.ts";
import { games, vendors } from "../../gaming/schema.ts";
import { members } from "../../identity/schema.ts";
import { deposits, walletTransfers, withdrawals } from "../schema.ts";
import { bets } from "../../gaming/play-schema.ts";
import { providerCalls } from "../../wallet-api/schema.ts";
import { bonuses, dues, redemptions } from "../../rewards/schema.ts";

/** All of them look among the member's own rows, by what the ledger's line refers to. */
export async function depositOf({ system, member }: MemberContext, id: string) {
  const mine = and(eq(deposits.memberId, member.id), eq(deposits.id, id));
  return (await system.db.select().from(deposits).where(mine))[0];
}

export async function withdrawalOf({ system, member }: MemberContext, id: string) {
  const mine = and(eq(withdrawals.memberId, member.id), eq(withdrawals.id, id));
  return (await system.db.select().from(withdrawals).where(mine))[0];
}

export async function bonusOf({ system, member }: MemberContext, id: string) {
  const mine = and(eq(bonuses.memberId, member.id), eq(bonuses.id, id));
  return (await system.db.select().from(bonuses).where(mine))[0];
}

export async function redemptionOf({ system, member }: MemberContext, id: string) {
  const mine = and(eq(redemptions.memberId, member.id), eq(redemptions.id, id));
  return (await system.db.select().from(redemptions).where(mine))[0];
}

/** `ref` is `source/ref` of what was due. */
export async function dueOf({ system, member }: MemberContext, ref: string) {
  const what = sql`${dues.source} || '/' || ${dues.ref} = ${ref}`;
  return (
    await system.db
      .select()
      .from(dues)
      .where(and(eq(dues.memberId, member.id), what))
  )[0];
}

/** `ref` is `provider/transaction`; the round that it belongs to, with the business day that it was begun on. */
export async function betOf({ system, member, brand }: MemberContext, ref: string) {
  const [provider = "", ...rest] = ref.split("/");
  const call = and(
    eq(providerCalls.memberId, bets.memberId),
    eq(providerCalls.provider, bets.provider),
    eq(providerCalls.roundId, bets.roundId),
  );
  const [row] = await system.db
    .select({
      bet: bets,
      titles: games.titles,
      title: games.title,
      vendorName: vendors.name,
      day: sql<string>`to_char(${bets.placedAt} at time zone ${brand.timeZone}, 'YYYY-MM-DD')`,
    })
    .from(providerCalls)
    .innerJoin(bets, call)
    .innerJoin(games, eq(games.id, bets.gameId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(
      and(
        eq(providerCalls.memberId, member.id),
        eq(providerCalls.provider, provider),
        eq(providerCalls.transactionId, rest.join("/")),
      ),
    );
  return row;
}

export async function transferOf({ system, member }: MemberContext, id: string) {
  const mine = and(eq(walletTransfers.memberId, member.id), eq(walletTransfers.id, id));
  return (await system.db.select().from(walletTransfers).where(mine))[0];
}

/** Who is on the other side of a transfer between members. */
export async function counterpartOf({ system, member }: MemberContext, id: string) {
  const [row] = await system.db
    .select({ account: members.username, id: members.id })
    .from(walletTransfers)
    .innerJoin(members, eq(members.id, walletTransfers.counterparty))
    .where(and(eq(walletTransfers.memberId, member.id), eq(walletTransfers.id, id)));
  if (!row) return undefined;
  const above = member.path.includes(row.id);
  return above
    ? { account: maskAccount(row.account), relation: "upline" as const }
    : { account: row.account, relation: "downline" as const };
}
