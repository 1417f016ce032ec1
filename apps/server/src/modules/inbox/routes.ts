import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { markMessagesRead, removeMessages } from "./change-messages.ts";
import { listMessages } from "./list-messages.ts";

export const inboxHandlers = {
  "inbox.list": listMessages,
  "inbox.markRead": markMessagesRead,
  "inbox.delete": removeMessages,
} satisfies Partial<Handlers<ServerContexts>>;
