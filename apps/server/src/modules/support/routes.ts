import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { chatHandlers } from "./chat/routes.ts";
import { feedbackHandlers } from "./feedback/routes.ts";
import { serviceHandlers } from "./service/routes.ts";

export const supportHandlers = {
  ...chatHandlers,
  ...feedbackHandlers,
  ...serviceHandlers,
} satisfies Partial<Handlers<ServerContexts>>;
