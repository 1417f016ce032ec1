import { and, desc, eq, gt, inArray, like, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { REDEMPTION } from "@baize/domain/rewards/points/redemption";
import type { MemberContext } from "../../../platform/context.ts";
import { entries, transfers } from "../../../ledger/schema.ts";
import { redemptions } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { onDays } from "../../../platform/lists/business-days.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { memberAccount } from "../../../ledger/account.ts";
import { entryTransfer } from "../../../ledger/entry-transfer.ts";

const EARNED = ["points-earned", "points-taken"];
const SPENT = ["points-redeem", "points-return", "points-convert"];

type Filters = ParsedOf<"points.records">;

function filtersOf({ member, brand }: MemberContext, filters: Filters): SQL | undefined {
  const { type } = filters;
  const account = memberAccount({ id: member.id, book: member.book, currency: brand.currency }, "points");
  const earned = type && and(inArray(transfers.kind, EARNED), like(transfers.ref, `${type}/%`));
  const ofType = type === "redeem" ? or(inArray(transfers.kind, SPENT), earned) : earned;
  return and(
    eq(entries.memberId, member.id),
    eq(entries.account, account.id),
    ofType,
    onDays(transfers.at, filters, brand.timeZone),
  );
}

/** The lines of the points account, newest first; one more than the page holds. Each carries the balance after it. */
export async function findRecords(ctx: MemberContext, filters: Filters, before: number | undefined) {
  return await ctx.system.db
    .select({
      version: entries.version,
      change: entries.amount,
      balance: entries.after,
      kind: transfers.kind,
      ref: transfers.ref,
      at: transfers.at,
    })
    .from(entries)
    .crossJoinLateral(entryTransfer(ctx.system.db, ctx.member.id))
    .where(and(filtersOf(ctx, filters), before === undefined ? undefined : lt(entries.version, before)))
    .orderBy(desc(entries.version))
    .limit(filters.limit + 1);
}

/** Totals of the filtered rows. */
export async function sumRecords(ctx: MemberContext, filters: Filters) {
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      into: sumWhere(entries.amount, gt(entries.amount, 0n)),
      out: sumWhere(sql`-${entries.amount}`, lt(entries.amount, 0n)),
    })
    .from(entries)
    .crossJoinLateral(entryTransfer(ctx.system.db, ctx.member.id))
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}

type ExchangeFilters = ParsedOf<"points.redeemList">;

const exchangesWhere = (ctx: MemberContext, filters: ExchangeFilters) => ownRows(ctx, redemptions, filters);

/** One more than the page holds. */
export async function findRedemptions(ctx: MemberContext, filters: ExchangeFilters, place: Cursor | undefined) {
  return await ctx.system.db
    .select()
    .from(redemptions)
    .where(and(exchangesWhere(ctx, filters), afterCursor(place, redemptions.at, redemptions.id)))
    .orderBy(desc(redemptions.at), desc(redemptions.id))
    .limit(filters.limit + 1);
}

const REJECTED = stateAfter(REDEMPTION, "reject");

/** Totals of the filtered rows: what they cost, and what declined ones returned. */
export async function sumRedemptions(ctx: MemberContext, filters: ExchangeFilters) {
  const kept = ne(redemptions.state, REJECTED);
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      points: sumWhere(redemptions.points, kept),
      amount: sumWhere(redemptions.amount, kept),
      returned: sumWhere(redemptions.points, eq(redemptions.state, REJECTED)),
    })
    .from(redemptions)
    .where(exchangesWhere(ctx, filters));
  return onlyRow(rows);
}
