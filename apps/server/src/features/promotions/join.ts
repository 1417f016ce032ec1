import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { writeAudit } from "../../http/audit-store.ts";
import { takeStep } from "./part-store.ts";
import { step } from "./step.ts";

export const joinPromotion: Handler<"promotions.join", ServerContexts> = async (ctx, { id }) =>
  await step(ctx, id, ["join"], async ({ tx, row, part }) => {
    const status = await takeStep(tx, ctx, row.id, { event: "join", before: part });
    await writeAudit(tx, ctx, "promotions.join", ctx.member.id, { promotion: row.id });
    return { status };
  });
