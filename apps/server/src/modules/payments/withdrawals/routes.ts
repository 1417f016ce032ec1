import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { cancelWithdrawal } from "./cancel.ts";
import { createWithdrawal } from "./create.ts";
import { getWithdrawal } from "./get.ts";
import { listWithdrawals } from "./list.ts";
import { answerReceipt } from "./receipt.ts";
import { getWithdrawalRules } from "./rules.ts";

export const withdrawalsHandlers = {
  "withdrawals.rules": getWithdrawalRules,
  "withdrawals.create": createWithdrawal,
  "withdrawals.get": getWithdrawal,
  "withdrawals.list": listWithdrawals,
  "withdrawals.cancel": cancelWithdrawal,
  "withdrawals.receipt": answerReceipt,
} satisfies Partial<Handlers<ServerContexts>>;
