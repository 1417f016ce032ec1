import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";

export const getMerchantWallet: Handler<"wallets.merchant", ServerContexts> = ({ brand }) => {
  const { isSingle, vendorTransfers } = brand.payments;
  const money = (minor: string) => toMoneyAmount({ minor: BigInt(minor), currency: brand.currency });
  return { isSingle, min: money(vendorTransfers.min), max: money(vendorTransfers.max) };
};
