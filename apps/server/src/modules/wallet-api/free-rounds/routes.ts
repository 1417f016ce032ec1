import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listMemberFreeRounds } from "./list-open.ts";

export const freeRoundsHandlers = { "games.freeRounds": listMemberFreeRounds } satisfies Partial<Handlers<ServerContexts>>;
