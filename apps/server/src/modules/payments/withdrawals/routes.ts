import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { cancelWithdrawal } from "./cancel-withdrawal.ts";
import { createWithdrawal } from "./create-withdrawal.ts";
import { getWithdrawal } from "./get-withdrawal.ts";
import { listWithdrawals } from "./list-withdrawals.ts";
import { answerReceipt } from "./answer-receipt.ts";
import { getWithdrawalRules } from "./get-withdrawal-rules.ts";

export const withdrawalsHandlers = {
  "withdrawals.rules": getWithdrawalRules,
  "withdrawals.create": createWithdrawal,
  "withdrawals.get": getWithdrawal,
  "withdrawals.list": listWithdrawals,
  "withdrawals.cancel": cancelWithdrawal,
  "withdrawals.receipt": answerReceipt,
} satisfies Partial<Handlers<ServerContexts>>;
