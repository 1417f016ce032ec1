import type { Handler } from "@baize/api/contract/contract";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy } from "../../../platform/lists/page.ts";
import { categoryTitle } from "./category-titles.ts";
import { SORTS, countSubGames, listSubGamePage } from "./queries.ts";
import { gameView } from "./view.ts";

/** A vendor's games by type: what the pop-up list of a VASSALAGE entry shows. */
export const getSubGames: Handler<"games.subGames", ServerContexts> = async (ctx, input) => {
  const counts = await countSubGames(ctx, input.vassalage);
  const vendorName = counts[0]?.vendorName;
  if (vendorName === undefined) throw fault("game.not_found");
  const { kinds, place } = SORTS.popular;
  const [after] = input.cursor ? decodeCursor(input.cursor, kinds) : [];
  const rows = await listSubGamePage(ctx, input, typeof after === "number" ? after : undefined);
  const { page, next } = pageSortedBy(rows, input.limit, place);
  const types = CATEGORIES.map((category) => ({
    category,
    ...categoryTitle(category, ctx.language),
    games: Number(counts.find((row) => row.category === category)?.games ?? 0),
  }));
  return {
    vendorName,
    types: types.filter(({ games }) => games > 0),
    items: page.map((row) => gameView(row, ctx)),
    next,
  };
};
