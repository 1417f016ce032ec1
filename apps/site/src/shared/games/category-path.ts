import { CATEGORIES, type Category } from "@baize/domain/gaming/game/category";

/** Lobbies with a path of their own in the specification; every other category is a tab of `/rng`. */
const own: Partial<Record<Category, string>> = {
  RNG: "/slot-games",
  PVP: "/poker-pvp-games",
  FISH: "/fishing-games",
  LIVE: "/live-casino-games",
  SPORTS: "/sports-betting-games",
  LOTT: "/lottery-games?type=LOTT",
  ELOTT: "/lottery-games?type=ELOTT",
};

/** The path of a category's games, or of one vendor's among them. */
export function categoryPath(category: Category, vassalage?: string): string {
  const path = own[category] ?? `/rng?page=${category}`;
  return vassalage ? `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ vassalage }).toString()}` : path;
}

/** Whether a category is a tab of `/rng`. */
export const isTab = (category: Category): boolean => own[category] === undefined;

/** The category whose lobby has this path of its own. */
export function categoryOfPath(path: string): Category | undefined {
  return CATEGORIES.find((category) => own[category] === path);
}
