import type { Handler } from "@baize/api/contract/contract";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";

export const getMerchantWallet: Handler<"wallets.merchant", ServerContexts> = ({ brand }) => {
  const { isSingle, vendorTransfers } = brand.payments;
  const wire = (minor: string) => toWire({ minor: BigInt(minor), currency: brand.currency });
  return { isSingle, min: wire(vendorTransfers.min), max: wire(vendorTransfers.max) };
};
