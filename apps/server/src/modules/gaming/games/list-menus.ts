import type { Handler } from "@baize/api/contract/contract";
import { CATEGORIES, type Category } from "@baize/domain/gaming/game/category";
import { visibleMenus } from "@baize/domain/gaming/game/navigation";
import type { ServerContexts } from "../../../platform/context.ts";
import { categoryTitle } from "./category-titles.ts";
import { type MenuRow, listMenuRows } from "./queries.ts";

const byCategory = (rows: readonly MenuRow[], category: Category) => rows.filter((row) => row.category === category);

export const getMenus: Handler<"games.menus", ServerContexts> = async (ctx) => {
  const rows = await listMenuRows(ctx);
  const menus = CATEGORIES.map((category) => {
    const vendors = byCategory(rows, category).map((row) => ({
      vassalage: row.vendor,
      name: row.name,
      logo: null,
      isHot: row.hot,
      maintenance: row.down === row.games,
      games: row.games,
    }));
    const games = vendors.reduce((sum, vendor) => sum + vendor.games, 0);
    return { category, ...categoryTitle(category, ctx.language), games, vendors };
  });
  return { items: visibleMenus(menus), next: null };
};

/** Every category that has vendors, in the order of the navigation. */
export const getVendorRows: Handler<"games.vendors", ServerContexts> = async (ctx) => {
  const rows = await listMenuRows(ctx);
  const vendorRows = CATEGORIES.map((category) => ({
    ...categoryTitle(category, ctx.language),
    gameClassify: category,
    cards: byCategory(rows, category).map((row) => ({
      vassalage: row.vendor,
      name: row.name,
      logo: null,
      isHot: row.hot ? (1 as const) : (0 as const),
      games: row.games,
    })),
  }));
  return { vendorRows: vendorRows.filter(({ cards }) => cards.length > 0) };
};
