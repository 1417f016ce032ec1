import type { Category } from "@baize/domain/gaming/game/category";
import type { OutputOf } from "@baize/api/contract/contract";
import type { CoverSubject } from "@baize/ui/cover/cast";

export type Game = OutputOf<"games.list">["items"][number];

/** The kit's family of signs for each category. */
const families: Record<Category, string> = {
  LIVE: "live",
  RNG: "slots",
  SPORTS: "sports",
  ESPORTS: "esports",
  PVP: "pvp",
  FISH: "fishing",
  LOTT: "lottery",
  ELOTT: "lottery",
  COCKFIGHT: "cockfight",
  CRASH: "crash",
  ARCADE: "arcade",
  JACKPOT: "slots",
  MINI: "mini",
};

/** The family of signs that a category's covers draw from. */
export const familyOf = (category: Category): string => families[category];

/** What a game's cover is drawn from: names that never follow the language. */
export function gameSubject(game: Game): CoverSubject {
  return {
    vendor: game.vassalage,
    game: game.code,
    category: familyOf(game.category),
    ...(game.motif ? { motif: game.motif } : {}),
  };
}
