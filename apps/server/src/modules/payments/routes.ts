import type { Handlers } from "@baize/api/contract/contract";
import type { Explainers } from "../../ledger/explainer.ts";
import type { ServerContexts } from "../../platform/context.ts";
import { mergeHandlers } from "../../platform/http/merge-handlers.ts";
import { depositsHandlers } from "./deposits/routes.ts";
import { memberTransfersHandlers } from "./member-transfers/routes.ts";
import { payoutHandlers } from "./payout/routes.ts";
import { transactionsHandlers } from "./transactions/routes.ts";
import type { ListOpenBonuses } from "./wallets/explain-balance.ts";
import { walletsHandlers } from "./wallets/routes.ts";
import { withdrawalsHandlers } from "./withdrawals/routes.ts";

/** Facts about a member's money from modules that payments does not import. */
export interface MoneyExplained {
  readonly explainers: Explainers;
  readonly listOpenBonuses: ListOpenBonuses;
}

export const paymentsHandlers = ({ explainers, listOpenBonuses }: MoneyExplained) =>
  mergeHandlers(
    depositsHandlers,
    memberTransfersHandlers,
    payoutHandlers,
    transactionsHandlers(explainers),
    walletsHandlers(listOpenBonuses),
    withdrawalsHandlers,
  ) satisfies Partial<Handlers<ServerContexts>>;
