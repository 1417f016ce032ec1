import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { MAIN_WALLET } from "@baize/domain/payments/wallet-transfer";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { vendors } from "../../gaming/schema.ts";
import { walletTransfers } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { type TransferRow, VENDOR_KINDS } from "./step-transfer.ts";

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

export async function transferOf(db: Executor, memberId: string, reference: string): Promise<NamedTransfer | undefined> {
  const mine = and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.reference, reference), ofVendors);
  const [found] = await named(db).where(mine);
  return found;
}

type Filters = ParsedOf<"wallets.transfers">;

const filtersOf = (ctx: MemberContext, filters: Filters) => and(ownRows(ctx, walletTransfers, filters), ofVendors);

/** Newest first; one more than the page holds. */
export async function findTransfers(ctx: MemberContext, filters: Filters, place: Cursor | undefined): Promise<NamedTransfer[]> {
  return await named(ctx.system.db)
    .where(and(filtersOf(ctx, filters), afterCursor(place, walletTransfers.at, walletTransfers.id)))
    .orderBy(desc(walletTransfers.at), desc(walletTransfers.id))
    .limit(filters.limit + 1);
}

/** Over all that the filters let through. What came back is in none of the sums. */
export async function sumTransfers(ctx: MemberContext, filters: Filters) {
  const arrived = eq(walletTransfers.state, "succeeded");
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      into: sumWhere(walletTransfers.amount, and(arrived, eq(walletTransfers.from, MAIN_WALLET))),
      out: sumWhere(walletTransfers.amount, and(arrived, eq(walletTransfers.to, MAIN_WALLET))),
      underWay: sumWhere(walletTransfers.amount, eq(walletTransfers.state, "pending")),
    })
    .from(walletTransfers)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}
