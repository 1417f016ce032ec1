import type { Handler } from "@baize/api/contract/contract";
import { writeAudit } from "../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../platform/context.ts";
import { invalid } from "../../platform/http/fault.ts";
import { saveRealityMinutes } from "./queries.ts";

export const setRealityCheck: Handler<"responsibleGambling.setReality", ServerContexts> = async (ctx, { minutes = null }) => {
  if (minutes !== null && !ctx.brand.profile.play.realityMinutes.includes(minutes)) throw invalid("minutes", "not_allowed");
  await ctx.commit(async (tx) => {
    await saveRealityMinutes(tx, ctx.member.id, minutes);
    await writeAudit(tx, ctx, "responsibleGambling.setReality", ctx.member.id, { minutes });
  });
  return { minutes };
};
