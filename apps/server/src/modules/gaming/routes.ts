import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { mergeHandlers } from "../../platform/http/merge-handlers.ts";
import { betsHandlers } from "./bets/routes.ts";
import { gamesHandlers } from "./games/routes.ts";
import { winnersHandlers } from "./winners/routes.ts";

export const gamingHandlers = mergeHandlers(betsHandlers, gamesHandlers, winnersHandlers) satisfies Partial<
  Handlers<ServerContexts>
>;
