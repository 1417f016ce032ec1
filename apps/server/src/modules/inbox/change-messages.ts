import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { invalid } from "../../platform/http/fault.ts";
import { countMessages, deleteMessages, markMessagesReadAt } from "./queries.ts";

/** Either the named ones or all. */
export const markMessagesRead: Handler<"inbox.markRead", ServerContexts> = async (ctx, { ids, all }) => {
  if (!all && !ids) throw invalid("ids", "required");
  await ctx.commit(async (tx) => await markMessagesReadAt(tx, ctx.member.id, all ? undefined : ids, ctx.now));
  return { unread: (await countMessages(ctx)).unread };
};

export const removeMessages: Handler<"inbox.delete", ServerContexts> = async (ctx, { ids }) => {
  await ctx.commit(async (tx) => await deleteMessages(tx, ctx.member.id, ids));
  return { unread: (await countMessages(ctx)).unread };
};
