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
