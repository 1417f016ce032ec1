import type { Category } from "@baize/domain/gaming/game/category";
import * as art from "@baize/ui/icon/art";

const pair = (regular: string, chosenArt: string = regular) => ({ art: regular, chosenArt });

/** The icon of each category, from the visual language's table. */
export const categoryIcons: Record<Category, { art: string; chosenArt: string }> = {
  LIVE: pair(art.pokerChip),
  RNG: pair(art.cherries),
  SPORTS: pair(art.cricket),
  ESPORTS: pair(art.gameController),
  PVP: pair(art.spade),
  FISH: pair(art.fish),
  LOTT: pair(art.ticket),
  ELOTT: pair(art.ticket),
  COCKFIGHT: pair(art.feather),
  CRASH: pair(art.rocketLaunch),
  ARCADE: pair(art.joystick),
  JACKPOT: pair(art.trophy),
  MINI: pair(art.diceFive),
};
