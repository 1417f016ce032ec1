import type { Handlers } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { listTransactions } from "./list.ts";

export const transactionsHandlers = { "transactions.list": listTransactions } satisfies Partial<Handlers<ServerContexts>>;
