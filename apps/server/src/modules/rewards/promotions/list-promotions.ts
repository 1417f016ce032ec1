import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { promotionPhase } from "@baize/domain/rewards/promotion/phase";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { plainText, sanitiseHtml } from "../../../platform/security/sanitise.ts";
import { promotionCategory } from "./category-titles.ts";
import { findPromotion, type PromotionRow, listShownPromotions } from "./queries.ts";

type Item = OutputOf<"promotions.list">["items"][number];

function view({ now, language }: RequestContext, row: PromotionRow): Item {
  const text = localize(row.texts, language);
  if (!text) throw new Error(`The promotion ${row.id} has no text`);
  const [startsAt, endsAt] = [row.startsAt.getTime(), row.endsAt?.getTime() ?? null];
  return {
    id: row.id,
    category: row.category,
    title: plainText(text.title),
    summary: plainText(text.content),
    ...languageMark(Object.keys(row.texts), language),
    figure: text.figure ? plainText(text.figure) : null,
    state: promotionPhase(now.getTime(), { startsAt, endsAt }),
    startsAt,
    endsAt,
    motif: row.motif,
    image: row.image,
  };
}

export const listPromotions: Handler<"promotions.list", ServerContexts> = async (ctx, { category }) => {
  const rows = await listShownPromotions(ctx);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.category, (counts.get(row.category) ?? 0) + 1);
  const categories = Array.from(counts, ([name, count]) => ({
    category: name,
    ...promotionCategory(name, ctx.language),
    count,
  }));
  const items = rows.filter((row) => !category || row.category === category).map((row) => view(ctx, row));
  return { categories, items, next: null };
};

export const getPromotion: Handler<"promotions.get", ServerContexts> = async (ctx, { id }) => {
  const row = await findPromotion(ctx, id);
  if (!row) throw fault("promotion.not_found");
  const content = (localize(row.texts, ctx.language)?.content ?? "") + (localize(row.terms, ctx.language) ?? "");
  return Object.assign(view(ctx, row), { content: sanitiseHtml(content) });
};
