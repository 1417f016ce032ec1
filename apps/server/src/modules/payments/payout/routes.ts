import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from "./payout-accounts.ts";
import { changePaymentPassword, paymentPasswordStatus, setPaymentPassword } from "../payment-password/set-payment-password.ts";

export const payoutHandlers = {
  "payout.list": listPayoutAccounts,
  "payout.add": addPayoutAccount,
  "payout.remove": removePayoutAccount,
  "paymentPassword.status": paymentPasswordStatus,
  "paymentPassword.set": setPaymentPassword,
  "paymentPassword.change": changePaymentPassword,
} satisfies Partial<Handlers<ServerContexts>>;
