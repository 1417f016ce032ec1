import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { MAIN_WALLET } from "@baize/domain/payments/wallet-transfer";
import type { ServerContexts } from "../../../platform/context.ts";
import { vendorWallet } from "./vendor-wallet.ts";
import { loadWallets } from "./vendor-queries.ts";

/** Every wallet with its balance, read in one snapshot, so that a pending transfer is counted once. */
export const listWallets: Handler<"wallets.list", ServerContexts> = async (ctx) => {
  const { brand } = ctx;
  const { cash, pending, vendors } = await ctx.system.db.transaction(async (tx) => await loadWallets(tx, ctx), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: brand.currency });
  const items = vendors.map(({ vendor, name, balance }) => ({
    wallet: vendor,
    name,
    balance: money(balance),
    open: vendorWallet(brand, vendor).isOpen,
  }));
  return {
    isSingle: brand.payments.isSingle,
    total: money(vendors.reduce((sum, { balance }) => sum + balance, cash + pending)),
    pending: money(pending),
    items: [{ wallet: MAIN_WALLET, name: "", balance: money(cash), open: true }, ...items],
    next: null,
    asOf: ctx.now.getTime(),
  };
};
