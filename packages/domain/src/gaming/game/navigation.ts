import { CATEGORIES, type Category } from "./category.ts";

interface Menu<Vendor> {
  category: Category;
  vendors: readonly Vendor[];
}

/** Vendor logos in a menu before the "more" entry. */
export const MENU_VENDORS = 13;

/** Categories in the order of the navigation, without those that have no vendor. */
export function visibleMenus<M extends Menu<unknown>>(menus: readonly M[]): M[] {
  const place = ({ category }: M) => CATEGORIES.indexOf(category);
  return menus.filter(({ vendors }) => vendors.length > 0).toSorted((a, b) => place(a) - place(b));
}

/** Moves the e-sports vendors out of SPORTS into a category of their own, joined with one that is there already. */
export function splitEsports<Vendor extends { vassalage: string }>(
  menus: readonly Menu<Vendor>[],
  isEsports: (vassalage: string) => boolean,
): Menu<Vendor>[] {
  const moved = menus.filter(({ category }) => category === "SPORTS").flatMap(({ vendors }) => vendors.filter(esports));
  const own = menus.find(({ category }) => category === "ESPORTS")?.vendors ?? [];
  const rest = menus
    .filter(({ category }) => category !== "ESPORTS")
    .map((menu) => (menu.category === "SPORTS" ? sportsOnly(menu) : menu));
  const joined = [...own, ...moved.filter(({ vassalage }) => own.every((vendor) => vendor.vassalage !== vassalage))];
  return joined.length > 0 ? [...rest, { category: "ESPORTS", vendors: joined }] : rest;

  function esports({ vassalage }: Vendor): boolean {
    return isEsports(vassalage);
  }
  function sportsOnly(menu: Menu<Vendor>): Menu<Vendor> {
    return { ...menu, vendors: menu.vendors.filter((vendor) => !esports(vendor)) };
  }
}

/** The first logos of a menu, and how many are behind "more". */
export function menuVendors<Vendor>(vendors: readonly Vendor[]): { shown: Vendor[]; more: number } {
  return { shown: vendors.slice(0, MENU_VENDORS), more: Math.max(0, vendors.length - MENU_VENDORS) };
}
