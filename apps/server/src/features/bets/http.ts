import type { Handlers } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { listBets } from "./list.ts";

export const betsHandlers = { "bets.list": listBets } satisfies Partial<Handlers<ServerContexts>>;
