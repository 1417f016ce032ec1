import type { Handler } from "@baize/api/contract/contract";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { endCallingSession } from "./queries.ts";
import { forgetDevice } from "./remember-device.ts";

export const logout: Handler<"session.logout", ServerContexts> = async (ctx) => {
  await forgetDevice(ctx);
  await ctx.commit(async (tx) => {
    await endCallingSession(tx, ctx);
    await writeAudit(tx, ctx, "session.logout", ctx.member.id);
  });
  return {};
};
