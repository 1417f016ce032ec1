/** Game types as the product names them; a category of the navigation is one of these. */
export const CATEGORIES = [
  "LIVE",
  "RNG",
  "SPORTS",
  "ESPORTS",
  "PVP",
  "FISH",
  "LOTT",
  "ELOTT",
  "COCKFIGHT",
  "CRASH",
  "ARCADE",
  "JACKPOT",
  "MINI",
] as const;

export type Category = (typeof CATEGORIES)[number];

export function isCategory(value: unknown): value is Category {
  return CATEGORIES.some((category) => category === value);
}
