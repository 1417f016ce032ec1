import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { addFavourite, getFavourites, getRecent, getVnMenu, getVnRecent, removeFavourite } from "./mark-favourite.ts";
import { launchGame, launchPvpGame } from "../launch/launch-game.ts";
import { getGameList, getHot, getPopular } from "./list-games.ts";
import { getSubGames } from "./list-sub-games.ts";
import { getMenus, getVendorRows } from "./list-menus.ts";

export const gamesHandlers = {
  "games.menus": getMenus,
  "games.vendors": getVendorRows,
  "games.popular": getPopular,
  "games.hot": getHot,
  "games.list": getGameList,
  "games.subGames": getSubGames,
  "vn.menu": getVnMenu,
  "vn.recent": getVnRecent,
  "games.favourites": getFavourites,
  "games.addFavourite": addFavourite,
  "games.removeFavourite": removeFavourite,
  "games.recent": getRecent,
  "games.launch": launchGame,
  "games.launchPvp": launchPvpGame,
} satisfies Partial<Handlers<ServerContexts>>;
