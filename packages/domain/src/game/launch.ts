/** What a launch reads of a game entry. */
export interface LaunchEntry {
  id: string;
  code: string;
  gameType: string;
  isGame: "GAME" | "VASSALAGE";
  vassalage: string;
  accountTypeName: string;
  defaultPlayType: string | null;
}

export type LaunchRoute =
  | { to: "login" }
  /** `gameCode` and `playType` come together or not at all. */
  | { to: "lottery"; path: "/lottery"; query: { gameCode?: string; playType?: string } }
  | { to: "vnlottery"; path: "/vnlottery" }
  /** The pop-up list of an entry's sub-games. */
  | { to: "sub_games"; vassalage: string }
  /** The game frame page. */
  | { to: "game"; path: "/game"; gameId: string };

const LOTTERIES: ReadonlySet<string> = new Set(["LOTT", "ELOTT"]);

/** Where starting a game leads: the specification's rule, section 4. */
export function launchRoute(entry: LaunchEntry, { signedIn }: { signedIn: boolean }): LaunchRoute {
  if (!signedIn) return { to: "login" };
  return LOTTERIES.has(entry.gameType) ? lotteryRoute(entry) : thirdPartyRoute(entry);
}

function lotteryRoute(entry: LaunchEntry): LaunchRoute {
  if (entry.accountTypeName === "TCG_SEA") return { to: "lottery", path: "/lottery", query: {} };
  if (entry.accountTypeName === "TCG_LOTTO_VN") return { to: "vnlottery", path: "/vnlottery" };
  if (!LOTTERIES.has(entry.accountTypeName)) return thirdPartyRoute(entry);
  const both = entry.code !== "" && entry.defaultPlayType !== null && entry.defaultPlayType !== "";
  return { to: "lottery", path: "/lottery", query: both ? { gameCode: entry.code, playType: entry.defaultPlayType ?? "" } : {} };
}

function thirdPartyRoute(entry: LaunchEntry): LaunchRoute {
  if (entry.isGame === "VASSALAGE") return { to: "sub_games", vassalage: entry.vassalage };
  return { to: "game", path: "/game", gameId: entry.id };
}

/** Where a slot vendor's card leads; the vendor is kept for the lobby's filter. */
export function slotStart(vassalage: string): { path: "/slot-games"; query: { vassalage: string } } {
  return { path: "/slot-games", query: { vassalage } };
}
