import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { takeStep } from "./queries.ts";
import { stepPromotion } from "./step-promotion.ts";

export const joinPromotion: Handler<"promotions.join", ServerContexts> = async (ctx, { id }) =>
  await stepPromotion(ctx, id, ["join"], async ({ tx, row, part }) => {
    const status = await takeStep(tx, ctx, row.id, { event: "join", before: part });
    await writeAudit(tx, ctx, "promotions.join", ctx.member.id, { promotion: row.id });
    return { status };
  });
