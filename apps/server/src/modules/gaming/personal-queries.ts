import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { favourites, recentGames } from "./member-games-schema.ts";
import { bets } from "./play-schema.ts";
import { winners } from "./winner-schema.ts";

export const personalInGaming: readonly PersonalTable[] = [
  { section: "bets", table: bets, of: bets.memberId, without: ["path"] },
  { section: "favourites", table: favourites, of: favourites.memberId },
  { section: "recentGames", table: recentGames, of: recentGames.memberId },
  { section: "winners", table: winners, of: winners.memberId },
];
