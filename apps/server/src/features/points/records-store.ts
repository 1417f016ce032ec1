import { and, desc, eq, inArray, like, lt, or, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract";
import type { MemberContext } from "../../context.ts";
import { entries, transfers } from "../../db/schema/ledger.ts";
import { redemptions } from "../../db/schema/rewards.ts";
import { onDays } from "../../http/business-days.ts";
import type { Place } from "../../http/place.ts";
import { memberAccount } from "../../ledger/account.ts";

const SPENT = ["points-redeem", "points-return", "points-convert"];

/** The lines of the points account, newest first; one more than the page holds. Each carries the balance after it. */
export async function findRecords(
  { system, member, brand }: MemberContext,
  filters: ParsedOf<"points.records">,
  before: number | undefined,
) {
  const { type, limit } = filters;
  const account = memberAccount({ id: member.id, book: member.book, currency: brand.currency }, "points");
  const earned = type && and(eq(transfers.kind, "points-earned"), like(transfers.ref, `${type}/%`));
  const filter = type === "redeem" ? or(inArray(transfers.kind, SPENT), earned) : earned;
  return await system.db
    .select({
      version: entries.version,
      change: entries.amount,
      balance: entries.after,
      kind: transfers.kind,
      ref: transfers.ref,
      at: transfers.at,
    })
    .from(entries)
    .innerJoin(transfers, and(eq(transfers.memberId, member.id), eq(transfers.id, entries.transferId)))
    .where(
      and(
        eq(entries.account, account.id),
        before === undefined ? undefined : lt(entries.version, before),
        filter,
        onDays(transfers.at, filters, brand.timeZone),
      ),
    )
    .orderBy(desc(entries.version))
    .limit(limit + 1);
}

/** One more than the page holds. */
export async function findRedemptions(
  { system, member, brand }: MemberContext,
  filters: ParsedOf<"points.redeemList">,
  place: Place | undefined,
) {
  const { state, limit } = filters;
  const wanted = and(state ? eq(redemptions.state, state) : undefined, onDays(redemptions.at, filters, brand.timeZone));
  const older =
    place && sql`(${redemptions.at}, ${redemptions.id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;
  return await system.db
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.memberId, member.id), wanted, older))
    .orderBy(desc(redemptions.at), desc(redemptions.id))
    .limit(limit + 1);
}
