import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { mergeHandlers } from "../../platform/http/merge-handlers.ts";
import { chatHandlers } from "./chat/routes.ts";
import { feedbackHandlers } from "./feedback/routes.ts";
import { serviceHandlers } from "./service/routes.ts";

export const supportHandlers = mergeHandlers(chatHandlers, feedbackHandlers, serviceHandlers) satisfies Partial<
  Handlers<ServerContexts>
>;
