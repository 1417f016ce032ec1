import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { depositsHandlers } from "./deposits/routes.ts";
import { memberTransfersHandlers } from "./member-transfers/routes.ts";
import { payoutHandlers } from "./payout/routes.ts";
import { transactionsHandlers } from "./transactions/routes.ts";
import { walletsHandlers } from "./wallets/routes.ts";
import { withdrawalsHandlers } from "./withdrawals/routes.ts";

export const paymentsHandlers = {
  ...depositsHandlers,
  ...memberTransfersHandlers,
  ...payoutHandlers,
  ...transactionsHandlers,
  ...walletsHandlers,
  ...withdrawalsHandlers,
} satisfies Partial<Handlers<ServerContexts>>;
