import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract";
import type { MemberContext } from "../../context.ts";
import { members } from "../../db/schema/member.ts";
import { walletTransfers } from "../../db/schema/payments.ts";
import { onlyRow, rowCount, sumWhere } from "../../db/sums.ts";
import { onDays } from "../../http/business-days.ts";
import { past, type Place } from "../../http/place.ts";

type Filters = ParsedOf<"upline.list">;

/** Days are business days of the brand: half-open windows in its zone. */
function filtersOf({ member, brand }: MemberContext, filters: Filters): SQL | undefined {
  const { way } = filters;
  const zone = brand.timeZone;
  const kinds = way ? [`member-${way}`] : ["member-sent", "member-received"];
  return and(
    eq(walletTransfers.memberId, member.id),
    inArray(walletTransfers.kind, kinds),
    onDays(walletTransfers.at, filters, zone),
  );
}

/** Newest first; one more than the page holds. */
export async function findTransfers(ctx: MemberContext, filters: Filters, place: Place | undefined) {
  return await ctx.system.db
    .select({ row: walletTransfers, account: members.username, otherId: members.id })
    .from(walletTransfers)
    .innerJoin(members, eq(members.id, walletTransfers.counterparty))
    .where(and(filtersOf(ctx, filters), past(place, walletTransfers.at, walletTransfers.id)))
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
