import { and, type AnyColumn, desc, eq, gte, inArray, lt, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { kindsOf, knownKinds } from "@baize/domain/payments/record";
import type { MemberContext } from "../../../platform/context.ts";
import { entries, recordSums, transfers } from "../../../ledger/schema.ts";
import { members } from "../../identity/schema.ts";
import { walletTransfers } from "../schema.ts";
import { onDays } from "../../../platform/lists/business-days.ts";
import { memberAccount } from "../../../ledger/account.ts";
import { entryTransfer } from "../../../ledger/entry-transfer.ts";
import { recordTotals } from "../../../ledger/record-sums.ts";

type Filters = ParsedOf<"transactions.list">;

/** The account that the record is of. */
export function accountOf({ member, brand }: MemberContext, { wallet, vendor }: Pick<Filters, "wallet" | "vendor">) {
  const owner = { id: member.id, book: member.book, currency: brand.currency };
  return vendor === undefined ? memberAccount(owner, wallet) : memberAccount(owner, "vendor", vendor);
}

function ofType(kind: AnyColumn, { type }: Filters): SQL | undefined {
  const kinds = type && kindsOf(type);
  if (kinds) return inArray(kind, [...kinds]);
  return type && notInArray(kind, [...knownKinds()]);
}

/** Days are business days of the brand: half-open windows in its zone. */
const onlyThese = ({ brand }: MemberContext, filters: Filters): SQL | undefined =>
  and(onDays(transfers.at, filters, brand.timeZone), ofType(transfers.kind, filters));

/** The wallet's entries, newest first by their number; one more than the page holds. */
export async function listEntries(ctx: MemberContext, filters: Filters, before: number | undefined) {
  return await ctx.system.db
    .select({
      version: entries.version,
      amount: entries.amount,
      before: entries.before,
      after: entries.after,
      id: transfers.id,
      kind: transfers.kind,
      ref: transfers.ref,
      at: transfers.at,
    })
    .from(entries)
    .crossJoinLateral(entryTransfer(ctx.system.db, ctx.member.id))
    .where(
      and(
        eq(entries.memberId, ctx.member.id),
        eq(entries.account, accountOf(ctx, filters).id),
        onlyThese(ctx, filters),
        before === undefined ? undefined : lt(entries.version, before),
      ),
    )
    .orderBy(desc(entries.version))
    .limit(filters.limit + 1);
}

/** Totals of the filtered rows: filtered as the rows are, over sums of days. */
export async function loadEntryTotals(ctx: MemberContext, filters: Filters) {
  const { from, to } = filters;
  const account = accountOf(ctx, filters).id;
  const summed = and(
    ofType(recordSums.kind, filters),
    from ? gte(recordSums.day, from) : undefined,
    to ? lte(recordSums.day, to) : undefined,
  );
  const of = { account, member: ctx.member.id, zone: ctx.brand.timeZone };
  const { count, into, out } = await recordTotals(ctx.system.db, of, { summed, fresh: onlyThese(ctx, filters) });
  return { count, into, out, net: into - out };
}

/** One entry of the wallet by its transfer, with the kind of account on the other side. */
export async function findEntry(ctx: MemberContext, { id, ...which }: ParsedOf<"transactions.get">) {
  const { system, member } = ctx;
  const { id: account } = accountOf(ctx, which);
  const [row] = await system.db
    .select({
      id: transfers.id,
      kind: transfers.kind,
      ref: transfers.ref,
      at: transfers.at,
      amount: entries.amount,
      before: entries.before,
      after: entries.after,
      otherKind: sql<string>`case when ${transfers.debit} = ${entries.account} then ${transfers.creditKind} else ${transfers.debitKind} end`,
    })
    .from(transfers)
    .innerJoin(
      entries,
      and(eq(entries.memberId, transfers.memberId), eq(entries.transferId, transfers.id), eq(entries.account, account)),
    )
    .where(and(eq(transfers.memberId, member.id), eq(transfers.id, id)));
  return row;
}

/** A transfer between wallets among the member's own. */
export async function findOwnTransfer({ system, member }: MemberContext, id: string) {
  const mine = and(eq(walletTransfers.memberId, member.id), eq(walletTransfers.id, id));
  const [row] = await system.db.select().from(walletTransfers).where(mine);
  return row;
}

/** The member on the other side of a transfer between members. */
export async function findCounterparty({ system, member }: MemberContext, id: string) {
  const [row] = await system.db
    .select({ account: members.username, id: members.id })
    .from(walletTransfers)
    .innerJoin(members, eq(members.id, walletTransfers.counterparty))
    .where(and(eq(walletTransfers.memberId, member.id), eq(walletTransfers.id, id)));
  return row;
}
