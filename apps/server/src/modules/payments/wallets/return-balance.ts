import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { MAIN_WALLET, type TransferState } from "@baize/domain/payments/wallet-transfer";
import type { ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { vendorWallet } from "./vendor-wallet.ts";
import { lockMoney } from "./step-transfer.ts";
import { sendTransfer } from "./transfer-between.ts";
import type { NamedTransfer } from "./transfer-queries.ts";
import { filledPurses, ownerOf } from "./vendor-queries.ts";
import { transferView } from "./view.ts";

/** Brings home all that is at vendors, one transfer a vendor. Nobody is kept from their own money: no limit is asked. */
export const returnBalance: Handler<"wallets.returnBalance", ServerContexts> = async (ctx) =>
  await ctx.commit(async (tx) => {
    const owner = ownerOf(ctx);
    await lockMoney(tx, owner);
    const purses = await filledPurses(tx, ctx);
    const kept = purses.filter(({ vendor }) => !vendorWallet(ctx.brand, vendor).isOpen);
    const parts: NamedTransfer[] = [];
    for (const { vendor, name, balance: amount } of purses.filter((one) => !kept.includes(one))) {
      const wanted = { reference: newId(), from: vendor, to: MAIN_WALLET, amount, at: ctx.now };
      parts.push({ row: await sendTransfer(tx, ctx, wanted, vendor), vendorName: name });
    }
    await writeAudit(tx, ctx, "wallet.returnBalance", owner.id, {
      transfers: parts.map(({ row }) => row.id),
      kept: kept.map(({ vendor }) => vendor),
    });
    const money = (minor: bigint) => toMoneyAmount({ minor, currency: owner.currency });
    const sum = (state: TransferState) =>
      money(parts.filter(({ row }) => row.state === state).reduce((total, { row }) => total + row.amount, 0n));
    return {
      returned: sum("succeeded"),
      pending: sum("pending"),
      parts: parts.map(transferView),
      kept: kept.map(({ vendor, name, balance }) => ({
        wallet: vendor,
        name,
        balance: money(balance),
        reason: "closed" as const,
      })),
    };
  });
