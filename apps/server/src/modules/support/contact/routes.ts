import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { applyToJoin, sendFeedback } from "./contact.ts";

export const contactHandlers = {
  "feedback.send": sendFeedback,
  "agentApplication.send": applyToJoin,
} satisfies Partial<Handlers<ServerContexts>>;
