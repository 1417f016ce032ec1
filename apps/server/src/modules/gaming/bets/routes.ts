import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listBets } from "./list.ts";
import { getProfit } from "./profit.ts";

export const betsHandlers = { "bets.list": listBets, "bets.profit": getProfit } satisfies Partial<Handlers<ServerContexts>>;
