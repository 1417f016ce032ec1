import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getBalance } from "./get-balance.ts";
import { listWallets } from "./list-wallets.ts";
import { explainBalance, type ListOpenBonuses } from "./explain-balance.ts";
import { getMerchantWallet } from "./get-merchant-wallet.ts";
import { returnBalance } from "./return-balance.ts";
import { transferBetween } from "./transfer-between.ts";
import { getTransfer, listTransfers } from "./list-transfers.ts";

/** The explanation of the balance lists bonuses, which their own module names. */
export const walletsHandlers = (listOpenBonuses: ListOpenBonuses) =>
  ({
    "wallet.balance": getBalance,
    "wallet.explained": explainBalance(listOpenBonuses),
    "wallets.merchant": getMerchantWallet,
    "wallets.list": listWallets,
    "wallets.transfer": transferBetween,
    "wallets.transferStatus": getTransfer,
    "wallets.transfers": listTransfers,
    "wallets.returnBalance": returnBalance,
  }) satisfies Partial<Handlers<ServerContexts>>;
