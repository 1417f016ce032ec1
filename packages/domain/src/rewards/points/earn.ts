import type { Category } from "../../gaming/game/category.ts";
import type { PointType } from "./kinds.ts";

/** Under which heading of the points record a category's bets earn. */
const TYPE_OF: Readonly<Record<Category, PointType>> = {
  LIVE: "live",
  RNG: "rng",
  FISH: "rng",
  CRASH: "rng",
  ARCADE: "rng",
  JACKPOT: "rng",
  MINI: "rng",
  SPORTS: "sports",
  ESPORTS: "sports",
  COCKFIGHT: "sports",
  PVP: "pvp",
  LOTT: "lottery",
  ELOTT: "lottery",
};

export const pointTypeOf = (category: Category): PointType => TYPE_OF[category];

/** Points of a day: so many for every full `per` of the day's sum. Minor units; what is less than one `per` is dropped. */
export function pointsFor(sum: bigint, { points, per }: { points: number; per: bigint }): bigint {
  return (sum / per) * BigInt(points);
}
