import { and, desc, eq, inArray } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import { members } from "../../identity/schema.ts";
import { walletTransfers } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";

type Filters = ParsedOf<"upline.list">;

function filtersOf(ctx: MemberContext, filters: Filters) {
  const { way } = filters;
  const kinds = way ? [`member-${way}`] : ["member-sent", "member-received"];
  return and(ownRows(ctx, walletTransfers, filters), inArray(walletTransfers.kind, kinds));
}

/** Newest first; one more than the page holds. */
export async function findTransfers(ctx: MemberContext, filters: Filters, place: Cursor | undefined) {
  return await ctx.system.db
    .select({ row: walletTransfers, account: members.username, otherId: members.id })
    .from(walletTransfers)
    .innerJoin(members, eq(members.id, walletTransfers.counterparty))
    .where(and(filtersOf(ctx, filters), afterCursor(place, walletTransfers.at, walletTransfers.id)))
    .orderBy(desc(walletTransfers.at), desc(walletTransfers.id))
    .limit(filters.limit + 1);
}

const sum = (kind: string) => sumWhere(walletTransfers.amount, eq(walletTransfers.kind, kind));

export async function sumTransfers(ctx: MemberContext, filters: Filters) {
  const rows = await ctx.system.db
    .select({ count: rowCount(), sent: sum("member-sent"), received: sum("member-received") })
    .from(walletTransfers)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}
