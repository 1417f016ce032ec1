import type { Category } from "./category.ts";

/** Games that a player plays alone against the vendor, round by round, without another player's money or a common pot. */
const ALONE_WITH_THE_HOUSE: ReadonlySet<string> = new Set<Category>(["RNG", "FISH", "CRASH", "ARCADE", "MINI"]);

/** Whether a trial account (isAgent 4) may open games of this category. `freePlay`: the brand's flag. */
export function mayTry(category: string, freePlay: boolean): boolean {
  return freePlay && ALONE_WITH_THE_HOUSE.has(category);
}
