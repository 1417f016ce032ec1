import { isLottery } from "@baize/domain/gaming/game/launch";
import type { Game } from "../../shared/games/game-subject.ts";

/** Which lotteries a page shows: the electronic ones, Vietnam's, or all the others. */
export type LotteryKind = "all" | "elott" | "vn";

const paths: Readonly<Record<string, LotteryKind>> = { "/elott": "elott", "/vnlottery": "vn" };
export const kindOf = (pathname: string): LotteryKind => paths[pathname.replace(/\/+$/, "")] ?? "all";

/** Vietnam's games are recognised by their account type, and have a page of their own. */
export const isVn = (game: Game): boolean => game.accountTypeName === "TCG_LOTTO_VN";

/** Whether a game belongs to a page. */
export function belongs(game: Game, kind: LotteryKind): boolean {
  if (kind === "vn" || isVn(game)) return kind === "vn" && isVn(game);
  return isLottery(game.gameType) && (kind === "all" || game.gameType === "ELOTT");
}
