import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { listNewestMessages } from "./queries.ts";

/** For developers and tests. Its reader can sign in as any member, so it does not exist where messages are delivered. */
export const listOutbox: Handler<"outbox.list", ServerContexts> = async (ctx, { to }) => {
  const { config, messageGateway } = ctx.system;
  if (messageGateway || !config.outbox) throw fault("system.not_found");
  const rows = await listNewestMessages(ctx, to);
  const items = rows.map(({ id, channel, destination, purpose, code, link, text, at }) => ({
    id,
    channel: channel === "email" ? ("email" as const) : ("sms" as const),
    to: destination,
    purpose,
    code,
    link,
    text,
    at: at.getTime(),
  }));
  return { items, next: null };
};
