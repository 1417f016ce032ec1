import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { invalid } from "../../platform/http/fault.ts";
import { countMessages, deleteMessages, readMessages } from "./queries.ts";

export const markMessagesRead: Handler<"inbox.markRead", ServerContexts> = async (ctx, { ids, all }) => {
  if (!all && !ids) throw invalid("ids", "required");
  await readMessages(ctx, all ? undefined : ids);
  return { unread: (await countMessages(ctx)).unread };
};

export const removeMessages: Handler<"inbox.delete", ServerContexts> = async (ctx, { ids }) => {
  await deleteMessages(ctx, ids);
  return { unread: (await countMessages(ctx)).unread };
};
