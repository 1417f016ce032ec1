import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listMessages } from "./list.ts";
import { sendMessage } from "./send.ts";

export const chatHandlers = { "chat.list": listMessages, "chat.send": sendMessage } satisfies Partial<Handlers<ServerContexts>>;
