import type { Route } from "../route.ts";

const own = { module: "wps", token: "required" } as const;
const gcs = { module: "gcs", path: "/wps/relay/GCS_walletTransfer", token: "required" } as const;
const invalidates = [
  "wallets.list",
  "wallets.transfers",
  "wallets.transferStatus",
  "wallet.balance",
  "withdrawals.rules",
] as const;

export const walletsRoutes = {
  "wallets.merchant": { ...own, method: "GET", path: "/wps/relay/merchantWallet" },
  "wallets.list": { ...own, method: "GET", path: "/wps/relay/wallets" },
  "wallets.transfer": { ...gcs, method: "POST", idempotent: true, invalidates },
  "wallets.transferStatus": { ...gcs, method: "GET" },
  "wallets.transfers": { ...own, method: "GET", path: "/wps/relay/walletTransfers" },
  "wallets.returnBalance": { ...own, method: "POST", path: "/wps/relay/returnBalance", idempotent: true, invalidates },
} as const satisfies Record<string, Route>;
