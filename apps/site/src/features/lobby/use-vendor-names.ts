import { useRead } from "../../shared/api/use-read.ts";
import { menusRead } from "../../shared/games/menus-read.ts";
import type { Categories } from "./use-lobby-games.ts";

/** The vendors of a lobby by their codes; a vendor with two categories comes once. */
export function useVendorNames(categories: Categories): ReadonlyMap<string, string> {
  const { data } = useRead(...menusRead);
  const menus = data?.items.filter((menu) => categories.includes(menu.category)) ?? [];
  return new Map(menus.flatMap((menu) => menu.vendors.map(({ vassalage, name }) => [vassalage, name] as const)));
}
