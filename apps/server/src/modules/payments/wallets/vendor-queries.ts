import { and, asc, eq, gt, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { brandVendors } from "../../../platform/brand/schema.ts";
import { vendors } from "../../gaming/schema.ts";
import { accounts } from "../../../ledger/schema.ts";
import { walletTransfers } from "../schema.ts";
import { memberAccount, type Owner } from "../../../ledger/account.ts";
import { loadBalance } from "../../../ledger/post.ts";
import { openStates } from "@baize/domain/state-machine/machine";
import { WALLET_TRANSFER } from "@baize/domain/payments/wallet-transfer";
import { inStates } from "../../../platform/database/states.ts";

export const memberOwner = ({ member, brand }: MemberContext): Owner => ({
  id: member.id,
  book: member.book,
  currency: brand.currency,
});

export interface VendorBalance {
  readonly vendor: string;
  readonly name: string;
  readonly balance: bigint;
}

/** Vendors with the member's balance at each, in the order of their positions. */
async function listVendorBalances(db: Executor, ctx: MemberContext, which: SQL | undefined): Promise<VendorBalance[]> {
  const { id, book, currency } = memberOwner(ctx);
  const own = and(
    eq(accounts.memberId, id),
    eq(accounts.book, book),
    eq(accounts.kind, "vendor"),
    eq(accounts.currency, currency),
  );
  return await db
    .select({ vendor: vendors.code, name: vendors.name, balance: sql<bigint>`coalesce(${accounts.balance}, 0)`.mapWith(BigInt) })
    .from(vendors)
    .leftJoin(accounts, and(own, eq(accounts.ref, vendors.code)))
    .leftJoin(brandVendors, and(eq(brandVendors.vendor, vendors.code), eq(brandVendors.brand, ctx.brand.code)))
    .where(which)
    .orderBy(asc(vendors.position));
}

const offered = isNotNull(brandVendors.vendor);
const filled = gt(accounts.balance, 0n);

/**
 * All the member's wallets. A brand with one wallet shows a vendor only while money is left there from a time with several
 * wallets.
 */
export async function loadWallets(tx: Executor, ctx: MemberContext) {
  const which = ctx.brand.payments.isSingle ? filled : or(offered, filled);
  return {
    cash: (await loadBalance(runIn(tx), memberAccount(memberOwner(ctx), "cash"))) ?? 0n,
    pending: await loadPendingSum(tx, ctx),
    vendors: await listVendorBalances(tx, ctx, which),
  };
}

/** Vendors where the member has money. Call it inside the transaction that returns it. */
export async function listFilledVendors(tx: Executor, ctx: MemberContext): Promise<VendorBalance[]> {
  return await listVendorBalances(tx, ctx, filled);
}

/** The vendor's wallet if money can be moved there: the brand offers the vendor, or the member has money there. */
export async function findVendorBalance(ctx: MemberContext, vendor: string): Promise<VendorBalance | undefined> {
  const [row] = await listVendorBalances(ctx.system.db, ctx, and(eq(vendors.code, vendor), or(offered, filled)));
  return row;
}

/** The sum of pending transfers between wallets. */
async function loadPendingSum(tx: Executor, { member }: MemberContext): Promise<bigint> {
  const mine = and(eq(walletTransfers.memberId, member.id), inStates(walletTransfers.state, openStates(WALLET_TRANSFER)));
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${walletTransfers.amount}), 0)::text` })
    .from(walletTransfers)
    .where(mine);
  return BigInt(row?.sum ?? "0");
}
