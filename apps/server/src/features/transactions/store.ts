import { and, desc, eq, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract";
import { kindsOf, knownKinds } from "@baize/domain/payment/record";
import type { MemberContext } from "../../context.ts";
import { entries, transfers } from "../../db/schema/ledger.ts";
import { onDays } from "../../http/business-days.ts";
import { memberAccount } from "../../ledger/account.ts";

type Filters = ParsedOf<"transactions.list">;

/** The account that the record is of. */
export function accountOf({ member, brand }: MemberContext, { wallet, vendor }: Pick<Filters, "wallet" | "vendor">) {
  const owner = { id: member.id, book: member.book, currency: brand.currency };
  return vendor === undefined ? memberAccount(owner, wallet) : memberAccount(owner, "vendor", vendor);
}

/** Days are business days of the brand: half-open windows in its zone. */
function filtersOf(ctx: MemberContext, filters: Filters): SQL | undefined {
  const { type } = filters;
  const zone = ctx.brand.timeZone;
  const kinds = type && kindsOf(type);
  return and(
    eq(entries.account, accountOf(ctx, filters).id),
    onDays(transfers.at, filters, zone),
    kinds ? inArray(transfers.kind, [...kinds]) : undefined,
    type && !kinds ? notInArray(transfers.kind, [...knownKinds()]) : undefined,
  );
}

const own = ({ member }: MemberContext) => and(eq(transfers.memberId, member.id), eq(transfers.id, entries.transferId));

/** The wallet's entries, newest first by their number; one more than the page holds. */
export async function findEntries(ctx: MemberContext, filters: Filters, before: number | undefined) {
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
    .innerJoin(transfers, own(ctx))
    .where(and(filtersOf(ctx, filters), before === undefined ? undefined : lt(entries.version, before)))
    .orderBy(desc(entries.version))
    .limit(filters.limit + 1);
}

const sum = (which: SQL) => sql<string>`coalesce(sum(${entries.amount}) filter (where ${which}), 0)::text`;

/** Over all that the filters let through, by the same conditions as the rows. */
export async function sumEntries(ctx: MemberContext, filters: Filters) {
  const [row] = await ctx.system.db
    .select({ count: sql<string>`count(*)::text`, into: sum(sql`${entries.amount} > 0`), out: sum(sql`${entries.amount} < 0`) })
    .from(entries)
    .innerJoin(transfers, own(ctx))
    .where(filtersOf(ctx, filters));
  const [into, out] = [BigInt(row?.into ?? "0"), BigInt(row?.out ?? "0")];
  return { count: Number(row?.count ?? 0), into, out: -out, net: into + out };
}
