import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { directionOf } from "@baize/domain/payments/wallet-transfer";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardBlock } from "../../responsible-gambling/guard.ts";
import { refuseInsufficient, requestedAmount, requireWithin } from "../amount.ts";
import { lockWallets } from "../lock-wallets.ts";
import { vendorWallet } from "./vendor-wallet.ts";
import { holdTransfer, orderOf, stepTransfer, type WantedTransfer } from "./step-transfer.ts";
import { findTransferByReference, type NamedTransfer, type TransferRow } from "./transfer-queries.ts";
import { findVendorBalance, memberOwner } from "./vendor-queries.ts";
import { transferView } from "./view.ts";

/** Checks a request by the brand's rules. Bounds apply to transfers in; a transfer out is bounded by its balance. */
function checkTransfer({ brand, member }: MemberContext, { from, to, amount: text }: ParsedOf<"wallets.transfer">) {
  const direction = directionOf(from, to);
  if (!direction) throw invalid("to", "not_allowed");
  const amount = requestedAmount(text, brand.currency);
  const { isSingle, vendorTransfers } = brand.payments;
  if (direction.way === "out") return { ...direction, amount };
  if (isSingle) throw fault("wallet.single");
  requireWithin(amount, { min: BigInt(vendorTransfers.min), max: BigInt(vendorTransfers.max) }, brand.currency);
  if (member.betsLocked) throw fault("game.bets_locked");
  return { ...direction, amount };
}

/** Holds the amount and sends the order; an immediate answer of the vendor settles it at once. Call it after `lockWallets`. */
export async function sendTransfer(
  tx: Transaction,
  ctx: MemberContext,
  wanted: WantedTransfer,
  vendor: string,
): Promise<TransferRow> {
  const owner = memberOwner(ctx);
  const row = await holdTransfer(tx, owner, wanted);
  const answer = vendorWallet(ctx.brand, vendor).send(orderOf(row));
  if (answer === "pending") return row;
  return (await stepTransfer(tx, owner, row, answer, { by: "adapter", at: ctx.now })) ?? row;
}

/** The same reference is the same transfer, under any idempotency key. */
function repeatedView({ row, vendorName }: NamedTransfer, wanted: WantedTransfer) {
  const same = row.from === wanted.from && row.to === wanted.to && row.amount === wanted.amount;
  if (!same) throw fault("idempotency.mismatch");
  return transferView({ row, vendorName });
}

export const transferBetween: Handler<"wallets.transfer", ServerContexts> = async (ctx, input) => {
  const { vendor, way, amount } = checkTransfer(ctx, input);
  const balance = await findVendorBalance(ctx, vendor);
  if (!balance) throw fault("wallet.unknown");
  if (!vendorWallet(ctx.brand, vendor).isOpen) throw fault("wallet.closed");
  const { reference, from, to } = input;
  const wanted = { reference, from, to, amount, at: ctx.now };
  return await ctx.commit(async (tx) => {
    const owner = memberOwner(ctx);
    await lockWallets(tx, owner);
    const known = await findTransferByReference(tx, owner.id, reference);
    if (known) return repeatedView(known, wanted);
    if (way === "in") await guardBlock(tx, ctx);
    const row = await sendTransfer(tx, ctx, wanted, vendor).catch((error: unknown) => refuseInsufficient(error, owner.currency));
    const { id, state } = row;
    await writeAudit(tx, ctx, "wallet.transfer", owner.id, { transfer: id, from, to, amount: amount.toString(), state });
    return transferView({ row, vendorName: balance.name });
  });
};
