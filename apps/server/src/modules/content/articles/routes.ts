import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getDownloads, getHelpCentre } from "./get-articles.ts";

export const articlesHandlers = {
  "help.centre": getHelpCentre,
  "download.info": getDownloads,
} satisfies Partial<Handlers<ServerContexts>>;
