import { and, type AnyColumn, desc, eq, gte, inArray, lt, lte, notInArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { kindsOf, knownKinds } from "@baize/domain/payments/record";
import type { MemberContext } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { preparedOnce } from "../../../platform/database/prepared-once.ts";
import { entries, recordSums, transfers } from "../../../ledger/schema.ts";
import { members } from "../../identity/schema.ts";
import { walletTransfers } from "../schema.ts";
import { onDays } from "../../../platform/lists/business-days.ts";
import { memberAccount } from "../../../ledger/account.ts";
import { entryTransfer } from "../../../ledger/entry-transfer.ts";
import { recordTotals } from "../../../ledger/record-sums.ts";

type Filters = ParsedOf<"transactions.list">;

/** The account that the record is of. */
export function recordAccount({ member, brand }: MemberContext, { wallet, vendor }: Pick<Filters, "wallet" | "vendor">) {
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

/** The parameters of a page of entries: values, or placeholders for them. */
interface Page {
  readonly member: string | Placeholder;
  readonly account: string | Placeholder;
  readonly limit: number | Placeholder;
  readonly only: SQL | undefined;
}

const selectEntries = (db: Database, { member, account, limit, only }: Page) =>
  db
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
    .crossJoinLateral(entryTransfer(db, member))
    .where(and(eq(entries.memberId, member), eq(entries.account, account), only))
    .orderBy(desc(entries.version))
    .limit(limit);

const allEntries = preparedOnce((db) =>
  selectEntries(db, {
    member: sql.placeholder("member"),
    account: sql.placeholder("account"),
    limit: sql.placeholder("limit"),
    only: lt(entries.version, sql.placeholder("before")),
  }).prepare("list_entries"),
);

/** The wallet's entries, newest first by their number; one more than the page holds. */
export async function listEntries(ctx: MemberContext, filters: Filters, before = Number.MAX_SAFE_INTEGER) {
  const { db } = ctx.system;
  const only = onlyThese(ctx, filters);
  const page = { member: ctx.member.id, account: recordAccount(ctx, filters).id, limit: filters.limit + 1 };
  if (only === undefined) return await allEntries(db).execute({ ...page, before });
  return await selectEntries(db, { ...page, only: and(only, lt(entries.version, before)) });
}

/** Totals of the filtered rows: filtered as the rows are, over sums of days. */
export async function loadEntryTotals(ctx: MemberContext, filters: Filters) {
  const { from, to } = filters;
  const account = recordAccount(ctx, filters).id;
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
  const { id: account } = recordAccount(ctx, which);
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
