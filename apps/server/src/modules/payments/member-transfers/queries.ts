import { and, count, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { MONEYLESS_KINDS } from "@baize/domain/agents/abilities";
import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { namedPart } from "../../../platform/database/named-parts.ts";
import { asText, runIn } from "../../../platform/database/raw.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { containing } from "../../../platform/lists/like.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { memberAccount, type Owner } from "../../../ledger/account.ts";
import { loadBalance } from "../../../ledger/post.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { members } from "../../identity/schema.ts";
import { walletTransfers } from "../schema.ts";

export interface Relative {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
}

const MONEYLESS = sql.param(`{${MONEYLESS_KINDS.join(",")}}`);
const relative = { id: members.id, account: members.username, nickname: members.nickname };
/** Members with an open account, in the same brand and with the same kind of money, who may receive it. */
const reachable = ({ member, brand }: MemberContext) =>
  and(
    eq(members.brand, brand.code),
    eq(members.book, member.book),
    eq(members.status, ACTIVE_MEMBER),
    notInArray(members.kind, [...MONEYLESS_KINDS]),
  );

/** Whether the member's own profile allows transfers to the upline, and there is one. */
export async function loadMaySendUp({ system, member }: MemberContext): Promise<boolean> {
  const [row] = await system.db.select({ flag: members.toUpline }).from(members).where(eq(members.id, member.id));
  return row?.flag === true && member.uplineId !== null;
}

export async function findUpline(db: Executor, ctx: MemberContext): Promise<Relative | undefined> {
  const { uplineId } = ctx.member;
  if (uplineId === null) return undefined;
  const [row] = await db
    .select(relative)
    .from(members)
    .where(and(eq(members.id, uplineId), reachable(ctx)));
  return row;
}

/** A member below, at any level: the name is looked up in the brand, and found only with the caller in its path. */
export async function findDownline(db: Executor, ctx: MemberContext, handle: string): Promise<Relative | undefined> {
  const below = sql`${ctx.member.id}::uuid = any(${members.path})`;
  const [row] = await db
    .select(relative)
    .from(members)
    .where(and(eq(members.handle, handle), reachable(ctx), below));
  return row;
}

export interface DownlineMember {
  readonly account: string;
  readonly handle: string;
  readonly nickname: string;
  readonly kind: number;
  readonly level: number;
}

interface DownlineFilters {
  readonly search: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** The tree below the member by name, level by level along the index of uplines; one more than the page holds. */
export async function listDownlineMembers(
  { system, member }: MemberContext,
  { search, after, limit }: DownlineFilters,
): Promise<DownlineMember[]> {
  const wanted = search ? sql`and handle like ${containing(handleOf(search))}` : sql``;
  const { rows } = await system.db.execute(sql`
    with recursive tree as (
      select id, username, handle, nickname, kind, status, book, 1 as level from members where upline_id = ${member.id}::uuid
      union all
      select m.id, m.username, m.handle, m.nickname, m.kind, m.status, m.book, t.level + 1
      from members m join tree t on m.upline_id = t.id
    )
    select username, handle, nickname, kind, level from tree
    where status = ${ACTIVE_MEMBER} and book = ${member.book} and kind <> all(${MONEYLESS}::int[])
      and handle > ${after ?? ""} ${wanted}
    order by handle limit ${limit + 1}`);
  return rows.map((row) => ({
    account: asText(row.username),
    handle: asText(row.handle),
    nickname: asText(row.nickname),
    kind: Number(row.kind),
    level: Number(row.level),
  }));
}

export async function loadWalletBalance(db: Executor, owner: Owner, wallet: "cash" | "commission"): Promise<bigint> {
  return (await loadBalance(runIn(db), memberAccount(owner, wallet))) ?? 0n;
}

/** Transfers that the member sent in the brand's business day. */
export async function countSentToday(db: Executor, { member, brand, now }: MemberContext): Promise<number> {
  const zone = brand.timeZone;
  const midnight = sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone})`;
  const today = sql`${walletTransfers.at} >= ${midnight}`;
  const [row] = await db
    .select({ count: count() })
    .from(walletTransfers)
    .where(and(eq(walletTransfers.memberId, member.id), eq(walletTransfers.kind, "member-sent"), today));
  return row?.count ?? 0;
}

interface NewMemberTransfer {
  readonly memberId: string;
  readonly id: string;
  readonly kind: "member-sent" | "member-received";
  readonly from: "cash" | "commission";
  readonly counterparty: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** One member's row of a transfer, written by the statement that posts that member's side. */
export const memberTransferPart = ({ memberId, id, kind, from, counterparty, currency, amount, at }: NewMemberTransfer) =>
  namedPart(
    `insert into wallet_transfers
        (member_id, id, reference, kind, from_wallet, to_wallet, counterparty, currency, amount, at, settled_at)
      values (:memberId::uuid, :id::uuid, :id, :kind, :from, 'cash', :counterparty::uuid, :currency, :amount::bigint,
        :at::timestamptz, :at::timestamptz)`,
    { memberId, id, kind, from, counterparty, currency, amount, at },
  );

type Filters = ParsedOf<"upline.list">;

function filtersOf(ctx: MemberContext, filters: Filters) {
  const { way } = filters;
  const kinds = way ? [`member-${way}`] : ["member-sent", "member-received"];
  return and(ownRows(ctx, walletTransfers, filters), inArray(walletTransfers.kind, kinds));
}

/** Newest first; one more than the page holds. */
export async function listTransfersWithMembers(ctx: MemberContext, filters: Filters, cursor: Cursor | undefined) {
  return await ctx.system.db
    .select({ row: walletTransfers, account: members.username, otherId: members.id })
    .from(walletTransfers)
    .innerJoin(members, eq(members.id, walletTransfers.counterparty))
    .where(and(filtersOf(ctx, filters), afterCursor(cursor, walletTransfers.at, walletTransfers.id)))
    .orderBy(desc(walletTransfers.at), desc(walletTransfers.id))
    .limit(filters.limit + 1);
}

const sum = (kind: string) => sumWhere(walletTransfers.amount, eq(walletTransfers.kind, kind));

export async function loadMemberTransferTotals(ctx: MemberContext, filters: Filters) {
  const rows = await ctx.system.db
    .select({ count: rowCount(), sent: sum("member-sent"), received: sum("member-received") })
    .from(walletTransfers)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}
