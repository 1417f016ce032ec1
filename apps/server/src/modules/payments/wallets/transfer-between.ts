import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import { directionOf } from "@baize/domain/payments/wallet-transfer";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardBlock } from "../../responsible-gambling/guard.ts";
import { InsufficientFunds } from "../../../ledger/post.ts";
import { requestedAmount, requireWithin } from "../amount.ts";
import { vendorWallet } from "./vendor-wallet.ts";
import { beginTransfer, lockMoney, orderOf, settleTransfer, type TransferRow, type Wanted } from "./step-transfer.ts";
import { type NamedTransfer, transferOf } from "./transfer-queries.ts";
import { ownerOf, purseOf } from "./vendor-queries.ts";
import { transferView } from "./view.ts";

/** What was asked, by the brand's rules: bounds hold for what goes in, for what comes out only what there is. */
function judged({ brand, member }: MemberContext, { from, to, amount: text }: ParsedOf<"wallets.transfer">) {
  const direction = directionOf(from, to);
  if (!direction) throw invalid("to", "not_allowed");
  const amount = requestedAmount(text, brand.currency);
  const { isSingle, vendorTransfers } = brand.payments;
  if (direction.way === "out") return { ...direction, amount };
  if (isSingle) throw fault("wallet.single");
  requireWithin(amount, { min: BigInt(vendorTransfers.min), max: BigInt(vendorTransfers.max) }, brand.currency);
  if (member.betsLocked) throw fault("money.account_locked");
  return { ...direction, amount };
}

/** Takes the amount and tells the vendor; what it answers at once is settled at once. Call it after `lockMoney`. */
export async function sendTransfer(tx: Transaction, ctx: MemberContext, wanted: Wanted, vendor: string): Promise<TransferRow> {
  const owner = ownerOf(ctx);
  const row = await beginTransfer(tx, owner, wanted);
  const word = vendorWallet(ctx.brand, vendor).told(orderOf(row));
  if (word === "pending") return row;
  return (await settleTransfer(tx, owner, row, word, { by: "adapter", at: ctx.now })) ?? row;
}

/** The same reference is the same transfer, whatever key it is asked under. */
function before({ row, vendorName }: NamedTransfer, wanted: Wanted) {
  const same = row.from === wanted.from && row.to === wanted.to && row.amount === wanted.amount;
  if (!same) throw fault("idempotency.mismatch");
  return transferView({ row, vendorName });
}

export const transferBetween: Handler<"wallets.transfer", ServerContexts> = async (ctx, input) => {
  const { vendor, way, amount } = judged(ctx, input);
  const purse = await purseOf(ctx, vendor);
  if (!purse) throw fault("wallet.unknown");
  if (!vendorWallet(ctx.brand, vendor).isOpen) throw fault("wallet.closed");
  const { reference, from, to } = input;
  const wanted = { reference, from, to, amount, at: ctx.now };
  return await ctx.commit(async (tx) => {
    const owner = ownerOf(ctx);
    await lockMoney(tx, owner);
    const known = await transferOf(tx, owner.id, reference);
    if (known) return before(known, wanted);
    if (way === "in") await guardBlock(tx, ctx);
    const row = await sendTransfer(tx, ctx, wanted, vendor).catch((error: unknown) => {
      if (!(error instanceof InsufficientFunds)) throw error;
      const { currency } = owner;
      throw fault("money.insufficient", { balance: formatAmount(error.balance, currency), currency });
    });
    const { id, state } = row;
    await writeAudit(tx, ctx, "wallet.transfer", owner.id, { transfer: id, from, to, amount: amount.toString(), state });
    return transferView({ row, vendorName: purse.name });
  });
};
