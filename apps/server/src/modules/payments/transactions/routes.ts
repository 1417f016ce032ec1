import type { Handlers } from "@baize/api/contract/contract";
import type { Explainers } from "../../../ledger/explainer.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { getTransaction } from "./get-transaction.ts";
import { listTransactions } from "./list-transactions.ts";

/** Explainers come from the modules that post the lines. */
export const transactionsHandlers = (explainers: Explainers) =>
  ({
    "transactions.list": listTransactions,
    "transactions.get": getTransaction(explainers),
  }) satisfies Partial<Handlers<ServerContexts>>;
