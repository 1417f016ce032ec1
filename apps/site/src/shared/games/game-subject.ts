import type { Category } from "@baize/domain/gaming/game/category";
import type { OutputOf } from "@baize/api/contract/contract";
import type { CoverSubject } from "@baize/ui/cover/cast";

export type Game = OutputOf<"games.list">["items"][number];

/** The kit's family of motifs for each category. */
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

/** The family of motifs of a category's covers. */
export const familyOf = (category: Category): string => families[category];

/** The data of a game's cover: names that do not depend on the language. */
export function gameSubject(game: Game): CoverSubject {
  return {
    vendor: game.vassalage,
    game: game.code,
    category: familyOf(game.category),
    motif: game.motif || undefined,
  };
}
