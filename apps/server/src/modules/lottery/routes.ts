import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { getOpenedDraws, getVnOpened } from "./list-opened-draws.ts";

export const lotteryHandlers = {
  "draws.opened": getOpenedDraws,
  "vn.opened": getVnOpened,
} satisfies Partial<Handlers<ServerContexts>>;
