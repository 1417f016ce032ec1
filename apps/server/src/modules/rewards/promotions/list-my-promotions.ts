import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { APPLICATION_STATES, type Participation, PARTICIPATION } from "@baize/domain/rewards/promotion/status";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { ServerContexts } from "../../../platform/context.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { plainText } from "../../../platform/security/sanitise.ts";
import { checkPromotion } from "./check-promotion.ts";
import { listParticipations, listPromotionsById, findVipLevel, listShownPromotions } from "./queries.ts";

export const myPromotions: Handler<"promotions.mine", ServerContexts> = async (ctx) => {
  const { db } = ctx.system;
  const { currency } = ctx.brand;
  const rows = await listShownPromotions(ctx);
  const parts = new Map((await listParticipations(db, ctx)).map((part) => [part.promotionId, part]));
  const vipLevel = await findVipLevel(db, ctx);
  const money = (minor: bigint | null) => (minor === null ? null : toMoneyAmount({ minor, currency }));
  const items: OutputOf<"promotions.mine">["items"] = [];
  for (const row of rows) {
    const part = parts.get(row.id);
    const { status, deposited, needed } = await checkPromotion(db, ctx, row, part, vipLevel);
    items.push({ id: row.id, status, deposited: money(deposited), needed: money(needed), reason: part?.reason ?? "" });
  }
  return { items };
};

const APPLIED: ReadonlySet<Participation> = new Set([stateAfter(PARTICIPATION, "apply"), stateAfter(PARTICIPATION, "reject")]);

export const myApplications: Handler<"promotions.applications", ServerContexts> = async (ctx) => {
  const parts = (await listParticipations(ctx.system.db, ctx)).filter(({ remark, decidedAt, state }) => {
    return APPLIED.has(state) || decidedAt !== null || remark !== "";
  });
  const rows = new Map(
    (
      await listPromotionsById(
        ctx,
        parts.map(({ promotionId }) => promotionId),
      )
    ).map((row) => [row.id, row]),
  );
  const items = parts
    .toSorted((one, two) => two.startedAt.getTime() - one.startedAt.getTime())
    .flatMap(({ promotionId, state, remark, images, reason, startedAt, decidedAt }) => {
      const texts = rows.get(promotionId)?.texts ?? {};
      const title = localize(texts, ctx.language)?.title;
      const status = APPLICATION_STATES.find((one) => one === state);
      if (!title || !status) return [];
      const [at, decided] = [startedAt.getTime(), decidedAt?.getTime() ?? null];
      const named = { title: plainText(title), ...languageMark(Object.keys(texts), ctx.language) };
      return [{ id: promotionId, ...named, status, remark, images: images.length, reason, at, decidedAt: decided }];
    });
  return { items };
};
