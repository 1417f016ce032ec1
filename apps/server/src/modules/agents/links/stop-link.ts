import type { Handler } from "@baize/api/contract/contract";
import { trimmed } from "@baize/domain/text/trim";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { requireInviter } from "../team/require-inviter.ts";
import { stopOwnLink } from "./queries.ts";
import { loadLinkView } from "./load-link-views.ts";

export const stopLink: Handler<"team.stopLink", ServerContexts> = async (ctx, { code }) => {
  requireInviter(ctx);
  return await ctx.commit(async (tx) => {
    const row = await stopOwnLink(tx, ctx, trimmed(code));
    if (!row) throw fault("affiliate.not_found");
    await writeAudit(tx, ctx, "team.stopLink", ctx.member.id, { code: row.code });
    return await loadLinkView(tx, ctx, row);
  });
};
