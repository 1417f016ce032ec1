import { mayTry } from "./free-play.ts";

/** The fields of a game entry that a launch needs. */
export interface LaunchEntry {
  id: string;
  code: string;
  category: string;
  gameType: string;
  isGame: "GAME" | "VASSALAGE";
  vassalage: string;
  accountTypeName: string;
  defaultPlayType: string | null;
}

/** The player. `demo`: a trial account (isAgent 4); `freePlay`: the brand's flag. */
export interface LaunchBy {
  signedIn: boolean;
  demo: boolean;
  freePlay: boolean;
}

/** Which call answers the frame's address: `pvp` GET /wps/game/launchGame, `v2` the launch with the Language header. */
export type LaunchCall = "v2" | "pvp";

export type LaunchRoute =
  | { to: "login" }
  /** A trial account asks for a real game: it must register a real account. */
  | { to: "real_account" }
  /** `gameCode` and `playType` come together or not at all. */
  | { to: "lottery"; path: "/lottery"; query: { gameCode?: string; playType?: string } }
  | { to: "vnlottery"; path: "/vnlottery" }
  /** The pop-up list of an entry's sub-games. */
  | { to: "sub_games"; vassalage: string }
  /** The game frame page. */
  | { to: "game"; path: "/game"; gameId: string; call: LaunchCall };

const LOTTERIES: ReadonlySet<string> = new Set(["LOTT", "ELOTT"]);

/** Whether a game type starts the lottery. */
export const isLottery = (gameType: string): boolean => LOTTERIES.has(gameType);

/** Where starting a game leads: the specification's rule, section 4. Every card follows it. */
export function launchRoute(entry: LaunchEntry, by: LaunchBy): LaunchRoute {
  if (!by.signedIn) return { to: "login" };
  const route = launchTarget(entry);
  // Draws and lists may be looked at; opening a game is what a trial account may do only where nothing is real.
  return route.to === "game" && by.demo && !mayTry(entry.category, by.freePlay) ? { to: "real_account" } : route;
}

/** Where starting a game leads for a real account: the target after signing in. */
export function launchTarget(entry: LaunchEntry): Exclude<LaunchRoute, { to: "login" | "real_account" }> {
  return LOTTERIES.has(entry.gameType) ? lotteryRoute(entry) : thirdPartyRoute(entry);
}

function lotteryRoute(entry: LaunchEntry): ReturnType<typeof launchTarget> {
  if (entry.accountTypeName === "TCG_SEA") return { to: "lottery", path: "/lottery", query: {} };
  if (entry.accountTypeName === "TCG_LOTTO_VN") return { to: "vnlottery", path: "/vnlottery" };
  if (!LOTTERIES.has(entry.accountTypeName)) return thirdPartyRoute(entry);
  const both = entry.code !== "" && entry.defaultPlayType !== null && entry.defaultPlayType !== "";
  return { to: "lottery", path: "/lottery", query: both ? { gameCode: entry.code, playType: entry.defaultPlayType ?? "" } : {} };
}

function thirdPartyRoute(entry: LaunchEntry): ReturnType<typeof launchTarget> {
  if (entry.isGame === "VASSALAGE") return { to: "sub_games", vassalage: entry.vassalage };
  return { to: "game", path: "/game", gameId: entry.id, call: entry.category === "PVP" ? "pvp" : "v2" };
}
