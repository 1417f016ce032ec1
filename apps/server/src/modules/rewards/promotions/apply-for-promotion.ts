import type { Handler } from "@baize/api/contract/contract";
import { APPLICATION } from "@baize/domain/rewards/promotion/status";
import { characters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import type { ServerContexts } from "../../../platform/context.ts";
import { invalid } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { bindUploads } from "../../uploads/queries.ts";
import { takeStep } from "./queries.ts";
import { stepPromotion } from "./step-promotion.ts";

export const applyForPromotion: Handler<"promotions.apply", ServerContexts> = async (ctx, input) => {
  const remark = trimmed(input.remark);
  if (characters(remark).length > APPLICATION.remark) throw invalid("remark", "too_long", { max: APPLICATION.remark });
  return await stepPromotion(ctx, input.id, ["apply", "rejected"], async ({ tx, row, part }) => {
    const images = [...new Set(input.images)];
    await bindUploads(tx, ctx.member.id, images, `application/${row.id}`);
    const status = await takeStep(tx, ctx, row.id, { event: "apply", before: part, said: { remark, images } });
    await writeAudit(tx, ctx, "promotions.apply", ctx.member.id, { promotion: row.id });
    return { status };
  });
};
