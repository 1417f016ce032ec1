import { and, asc, desc, eq, inArray, or } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { MAIN_WALLET, type TransferState, WALLET_TRANSFER } from "@baize/domain/payments/wallet-transfer";
import type { MemberContext } from "../../../platform/context.ts";
import type { Database, Executor, Transaction } from "../../../platform/database/database.ts";
import { vendors } from "../../gaming/schema.ts";
import { members } from "../../identity/schema.ts";
import { walletTransfers } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { openStates, statesAfter } from "@baize/domain/state-machine/machine";
import { inStates } from "../../../platform/database/states.ts";
import { inBrands } from "../../../platform/lists/in-brands.ts";
import type { Operator } from "../../../platform/operator/operation.ts";

export type TransferRow = typeof walletTransfers.$inferSelect;

/** Kinds of `wallet_transfers` with a vendor. */
export const VENDOR_KINDS = { in: "vendor-in", out: "vendor-out" } as const;

const ofVendors = inArray(walletTransfers.kind, Object.values(VENDOR_KINDS));

export interface NamedTransfer {
  readonly row: TransferRow;
  readonly vendorName: string;
}

function named(db: Executor) {
  return db
    .select({ row: walletTransfers, vendorName: vendors.name })
    .from(walletTransfers)
    .innerJoin(vendors, or(eq(vendors.code, walletTransfers.from), eq(vendors.code, walletTransfers.to)));
}

export async function insertTransfer(tx: Transaction, row: TransferRow): Promise<void> {
  await tx.insert(walletTransfers).values(row);
}

/** Call it with the member's wallets locked: no other server settles it meanwhile. */
export async function lockTransfer(tx: Transaction, memberId: string, id: string): Promise<TransferRow | undefined> {
  const mine = and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.id, id));
  const [row] = await tx.select().from(walletTransfers).where(mine).for("update");
  return row;
}

/** Call it with the row locked. */
export async function updateTransferState(
  tx: Transaction,
  { memberId, id }: TransferRow,
  state: TransferState,
  settledAt: Date,
): Promise<void> {
  await tx
    .update(walletTransfers)
    .set({ state, settledAt })
    .where(and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.id, id)));
}

/** The currency of a transfer, which identifies its wallets. */
export async function findTransferCurrency(tx: Transaction, memberId: string, id: string): Promise<string | undefined> {
  const own = and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.id, id));
  const [row] = await tx.select({ currency: walletTransfers.currency }).from(walletTransfers).where(own);
  return row?.currency;
}

/** By the caller's reference. */
export async function findTransferByReference(
  db: Executor,
  memberId: string,
  reference: string,
): Promise<NamedTransfer | undefined> {
  const mine = and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.reference, reference), ofVendors);
  const [found] = await named(db).where(mine);
  return found;
}

type Filters = ParsedOf<"wallets.transfers">;

const filtersOf = (ctx: MemberContext, filters: Filters) => and(ownRows(ctx, walletTransfers, filters), ofVendors);

/** Newest first; one more than the page holds. */
export async function listOwnTransfers(
  ctx: MemberContext,
  filters: Filters,
  cursor: Cursor | undefined,
): Promise<NamedTransfer[]> {
  return await named(ctx.system.db)
    .where(and(filtersOf(ctx, filters), afterCursor(cursor, walletTransfers.at, walletTransfers.id)))
    .orderBy(desc(walletTransfers.at), desc(walletTransfers.id))
    .limit(filters.limit + 1);
}

/** Totals of the filtered rows. Returned transfers are in none of the sums. */
export async function loadTransferTotals(ctx: MemberContext, filters: Filters) {
  const arrived = inStates(walletTransfers.state, statesAfter(WALLET_TRANSFER, "arrive"));
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      into: sumWhere(walletTransfers.amount, and(arrived, eq(walletTransfers.from, MAIN_WALLET))),
      out: sumWhere(walletTransfers.amount, and(arrived, eq(walletTransfers.to, MAIN_WALLET))),
      underWay: sumWhere(walletTransfers.amount, inStates(walletTransfers.state, openStates(WALLET_TRANSFER))),
    })
    .from(walletTransfers)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}

const isPending = inStates(walletTransfers.state, openStates(WALLET_TRANSFER));
const oldestFirst = [asc(walletTransfers.at), asc(walletTransfers.memberId), asc(walletTransfers.id)];

/** Transfers that wait for their vendor's answer, the oldest first. */
export async function listPendingTransfers(db: Database, limit: number): Promise<TransferRow[]> {
  return await db
    .select()
    .from(walletTransfers)
    .where(isPending)
    .orderBy(...oldestFirst)
    .limit(limit);
}

/** The same with their members' names: an operator's list. */
export async function listPendingWithMembers(db: Database, operator: Operator) {
  return await db
    .select({ row: walletTransfers, username: members.username })
    .from(walletTransfers)
    .innerJoin(members, eq(members.id, walletTransfers.memberId))
    .where(and(isPending, inBrands(members.brand, operator)))
    .orderBy(...oldestFirst)
    .limit(MOST);
}
