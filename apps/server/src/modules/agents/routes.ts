import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { sendApplication } from "./send-application.ts";

export const agentsHandlers = { "agentApplication.send": sendApplication } satisfies Partial<Handlers<ServerContexts>>;
