import type { Route } from "../route.ts";

const own = { module: "wps", token: "required" } as const;
const stale = ["withdrawals.list", "withdrawals.get", "withdrawals.rules", "wallet.balance"] as const;
const passwords = ["paymentPassword.status"] as const;

export const withdrawalsRoutes = {
  "withdrawals.rules": { ...own, method: "GET", path: "/wps/relay/withdrawRules" },
  "withdrawals.create": {
    ...own,
    method: "POST",
    path: "/wps/relay/withdraw",
    encrypted: true,
    idempotent: true,
    proof: "sometimes",
    real: true,
    invalidates: stale,
  },
  "withdrawals.get": { ...own, method: "GET", path: "/wps/relay/withdraw" },
  "withdrawals.list": { ...own, method: "GET", path: "/wps/relay/withdrawals" },
  "withdrawals.cancel": { ...own, method: "POST", path: "/wps/relay/withdrawCancel", real: true, invalidates: stale },
  "withdrawals.receipt": {
    ...own,
    method: "POST",
    path: "/wps/relay/withdrawReceipt",
    idempotent: true,
    real: true,
    invalidates: stale,
  },
  "payout.list": { ...own, method: "GET", path: "/wps/relay/bankAccounts" },
  "payout.add": {
    ...own,
    method: "POST",
    path: "/wps/relay/bankAccount",
    encrypted: true,
    idempotent: true,
    proof: "recent",
    real: true,
    invalidates: ["payout.list"],
  },
  "payout.remove": {
    ...own,
    method: "POST",
    path: "/wps/relay/bankAccountRemove",
    proof: "recent",
    real: true,
    invalidates: ["payout.list"],
  },
  "paymentPassword.status": { ...own, method: "GET", path: "/wps/relay/paymentPassword" },
  "paymentPassword.set": {
    ...own,
    method: "PUT",
    path: "/wps/relay/paymentPassword",
    encrypted: true,
    proof: "recent",
    real: true,
    invalidates: passwords,
  },
  "paymentPassword.change": {
    ...own,
    method: "POST",
    path: "/wps/relay/paymentPassword",
    encrypted: true,
    proof: "recent",
    real: true,
    invalidates: passwords,
  },
} as const satisfies Record<string, Route>;
