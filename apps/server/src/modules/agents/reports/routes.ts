import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getTeamBets } from "./get-team-bets.ts";

export const reportsHandlers = { "teamReports.bets": getTeamBets } satisfies Partial<Handlers<ServerContexts>>;
