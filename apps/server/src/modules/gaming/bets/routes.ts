import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listBets } from "./list-bets.ts";
import { getProfit } from "./get-profit.ts";

export const betsHandlers = { "bets.list": listBets, "bets.profit": getProfit } satisfies Partial<Handlers<ServerContexts>>;
