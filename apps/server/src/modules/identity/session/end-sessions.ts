import type { Handler } from "@baize/api/contract/contract";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { endOtherSessions, endSessionById } from "./queries.ts";

/** Ends one of the member's own sessions. */
export const endSession: Handler<"session.end", ServerContexts> = async (ctx, { id }) =>
  await ctx.commit(async (tx) => {
    const ended = await endSessionById(tx, ctx, id);
    if (ended > 0) await writeAudit(tx, ctx, "session.end", ctx.member.id, { session: id });
    return { ended };
  });

/** Ends the member's sessions on every other device. */
export const endOthers: Handler<"session.endOthers", ServerContexts> = async (ctx) =>
  await ctx.commit(async (tx) => {
    const ended = await endOtherSessions(tx, ctx);
    await writeAudit(tx, ctx, "session.endOthers", ctx.member.id, { ended });
    return { ended };
  });
