import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getBalance } from "./balance.ts";
import { getConsolidated } from "./consolidated.ts";
import { explainBalance } from "./explained.ts";
import { getMerchantWallet } from "./merchant.ts";
import { returnBalance } from "./return-balance.ts";
import { transferBetween } from "./transfer.ts";
import { getTransfer, listTransfers } from "./transfers.ts";

export const walletHandlers = {
  "wallet.balance": getBalance,
  "wallet.explained": explainBalance,
  "wallets.merchant": getMerchantWallet,
  "wallets.consolidated": getConsolidated,
  "wallets.transfer": transferBetween,
  "wallets.transferStatus": getTransfer,
  "wallets.transfers": listTransfers,
  "wallets.returnBalance": returnBalance,
} satisfies Partial<Handlers<ServerContexts>>;
