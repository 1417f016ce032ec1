import { CATEGORIES, type Category } from "@baize/domain/game/category";

/** Lobbies that have an address of their own in the specification; every other category is a tab of `/rng`. */
const own: Partial<Record<Category, string>> = {
  RNG: "/slot-games",
  PVP: "/poker-pvp-games",
  FISH: "/fishing-games",
  LIVE: "/live-casino-games",
  SPORTS: "/sports-betting-games",
  ELOTT: "/lottery-games",
};

/** Where a category's games are listed, or one vendor's among them. */
export function categoryPath(category: Category, vassalage?: string): string {
  const path = own[category];
  const query = new URLSearchParams();
  if (!path) query.set("page", category);
  if (vassalage) query.set("vassalage", vassalage);
  const text = query.toString();
  return `${path ?? "/rng"}${text ? `?${text}` : ""}`;
}

/** The category whose lobby has this path of its own. */
export function categoryOfPath(path: string): Category | undefined {
  return CATEGORIES.find((category) => own[category] === path);
}
