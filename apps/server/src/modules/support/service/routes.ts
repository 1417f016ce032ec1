import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getService } from "./get-service.ts";

export const serviceHandlers = { "support.service": getService } satisfies Partial<Handlers<ServerContexts>>;
