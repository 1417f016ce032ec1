import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getTransaction } from "./get.ts";
import { listTransactions } from "./list.ts";

export const transactionsHandlers = {
  "transactions.list": listTransactions,
  "transactions.get": getTransaction,
} satisfies Partial<Handlers<ServerContexts>>;
