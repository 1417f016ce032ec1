import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getMessages } from "./list-messages.ts";
import { sendChatMessage } from "./send-message.ts";

export const chatHandlers = { "chat.list": getMessages, "chat.send": sendChatMessage } satisfies Partial<
  Handlers<ServerContexts>
>;
