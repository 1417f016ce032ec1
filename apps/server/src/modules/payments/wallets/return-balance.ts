import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { MAIN_WALLET, type TransferState, WALLET_TRANSFER } from "@baize/domain/payments/wallet-transfer";
import { initialState, stateAfter } from "@baize/domain/state-machine/machine";
import type { ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { lockWallets } from "../lock-wallets.ts";
import { vendorWallet } from "./vendor-wallet.ts";
import { sendTransfer } from "./transfer-between.ts";
import type { NamedTransfer } from "./transfer-queries.ts";
import { listFilledVendors, memberOwner } from "./vendor-queries.ts";
import { transferView } from "./view.ts";

/** Returns all money at vendors, one transfer a vendor. No limit applies: it is the member's own money. */
export const returnBalance: Handler<"wallets.returnBalance", ServerContexts> = async (ctx) =>
  await ctx.commit(async (tx) => {
    const owner = memberOwner(ctx);
    await lockWallets(tx, owner);
    const balances = await listFilledVendors(tx, ctx);
    const kept = balances.filter(({ vendor }) => !vendorWallet(ctx.brand, vendor).isOpen);
    const parts: NamedTransfer[] = [];
    for (const { vendor, name, balance: amount } of balances.filter((one) => !kept.includes(one))) {
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
      returned: sum(stateAfter(WALLET_TRANSFER, "arrive")),
      pending: sum(initialState(WALLET_TRANSFER)),
      parts: parts.map(transferView),
      kept: kept.map(({ vendor, name, balance }) => ({
        wallet: vendor,
        name,
        balance: money(balance),
        reason: "closed" as const,
      })),
    };
  });
