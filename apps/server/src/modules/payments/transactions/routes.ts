import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getTransaction } from "./get-transaction.ts";
import { listTransactions } from "./list-transactions.ts";

export const transactionsHandlers = {
  "transactions.list": listTransactions,
  "transactions.get": getTransaction,
} satisfies Partial<Handlers<ServerContexts>>;
