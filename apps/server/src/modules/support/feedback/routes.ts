import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { sendFeedback } from "./send-feedback.ts";

export const feedbackHandlers = { "feedback.send": sendFeedback } satisfies Partial<Handlers<ServerContexts>>;
