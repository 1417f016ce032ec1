import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract";
import type { MemberContext } from "../../context.ts";
import { members } from "../../db/schema/member.ts";
import { walletTransfers } from "../../db/schema/payments.ts";
import { onDays } from "../../http/business-days.ts";
import type { Place } from "../../http/place.ts";

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
  const older =
    place && sql`(${walletTransfers.at}, ${walletTransfers.id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;
  return await ctx.system.db
    .select({ row: walletTransfers, account: members.username, otherId: members.id })
    .from(walletTransfers)
    .innerJoin(members, eq(members.id, walletTransfers.counterparty))
    .where(and(filtersOf(ctx, filters), older))
    .orderBy(desc(walletTransfers.at), desc(walletTransfers.id))
    .limit(filters.limit + 1);
}

const sum = (kind: string) =>
  sql<string>`coalesce(sum(${walletTransfers.amount}) filter (where ${walletTransfers.kind} = ${kind}), 0)::text`;

export async function sumTransfers(ctx: MemberContext, filters: Filters) {
  const [row] = await ctx.system.db
    .select({ count: sql<string>`count(*)::text`, sent: sum("member-sent"), received: sum("member-received") })
    .from(walletTransfers)
    .where(filtersOf(ctx, filters));
  return { count: Number(row?.count ?? 0), sent: BigInt(row?.sent ?? 0), received: BigInt(row?.received ?? 0) };
}
