import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listWinners } from "./list-winners.ts";

export const winnersHandlers = { "winners.list": listWinners } satisfies Partial<Handlers<ServerContexts>>;
