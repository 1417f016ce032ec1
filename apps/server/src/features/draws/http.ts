import type { Handlers } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { getOpenedDraws } from "./opened.ts";

export const drawsHandlers = { "draws.opened": getOpenedDraws } satisfies Partial<Handlers<ServerContexts>>;
