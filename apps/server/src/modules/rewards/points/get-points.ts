import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { REWARD_KINDS } from "@baize/domain/rewards/points/kinds";
import type { ServerContexts } from "../../../platform/context.ts";
import { listArticles } from "../../content/articles/queries.ts";
import { isMoneyFrozen } from "../../identity/member/queries.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { plainText, sanitiseHtml } from "../../../platform/security/sanitise.ts";
import { loadPoints, listPointRewards } from "./queries.ts";

export const getPointRewards: Handler<"points.rewards", ServerContexts> = async (ctx, { kind: wanted }) => {
  const rows = await listPointRewards(ctx, wanted);
  const items = rows.map((row) => {
    const kind = REWARD_KINDS.find((one) => one === row.kind);
    const text = localize(row.texts, ctx.language);
    if (!kind || !text) throw new Error(`The reward ${row.id} has no kind or no text`);
    return {
      id: row.id,
      kind,
      name: plainText(text.title),
      description: sanitiseHtml(text.content),
      ...languageMark(Object.keys(row.texts), ctx.language),
      unit: localize(row.unit, ctx.language) ?? "",
      points: row.points,
      amount: toMoneyAmount({ minor: row.amount, currency: ctx.brand.currency }),
      remaining: row.stock === null ? null : Math.max(0, row.stock - row.exchanged),
      exchanged: row.exchanged,
      motif: row.motif,
      image: row.image,
    };
  });
  return { items, next: null };
};

export const getPointsConfig: Handler<"points.config", ServerContexts> = async (ctx) => {
  const { earning, convert } = ctx.brand.points;
  const rules = await listArticles(ctx, "points");
  return {
    earning: earning.map(({ type, points, per }) => ({
      type,
      points,
      per: toMoneyAmount({ minor: BigInt(per), currency: ctx.brand.currency }),
    })),
    convert: {
      points: convert.points,
      amount: toMoneyAmount({ minor: BigInt(convert.amount), currency: ctx.brand.currency }),
      times: convert.times,
      days: convert.days,
    },
    rules: rules.flatMap(({ articles }) => articles),
  };
};

export const getPoints: Handler<"points.balance", ServerContexts> = async (ctx) => ({
  points: Number(await loadPoints(ctx)),
  frozen: await isMoneyFrozen(ctx.system.db, ctx.member.id),
});
