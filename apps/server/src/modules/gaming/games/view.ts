import type { OutputOf } from "@baize/api/contract/contract";
import { isCategory } from "@baize/domain/gaming/game/category";
import type { games } from "../schema.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";

export interface GameRow {
  readonly game: typeof games.$inferSelect;
  readonly vendorName: string;
  /** Who serves the games of this vendor. */
  readonly provider: string;
  /** The code of its numbered draws, where it is one of the brand's lotteries. */
  readonly drawCode: string | null;
}
export type GameView = OutputOf<"games.popular">["items"][number];

/** `962000` parts per million → `"96.20"`. */
const percent = (ppm: number) => `${Math.floor(ppm / 10_000)}.${String(Math.floor((ppm % 10_000) / 100)).padStart(2, "0")}`;

/** One entry of a lobby, named in the language of the answer. */
export function gameView({ game, vendorName, drawCode }: GameRow, language: string): GameView {
  if (!isCategory(game.category)) throw new Error(`${game.category} is no category`);
  return {
    id: game.id,
    code: game.launchCode ?? drawCode ?? game.id,
    name: localize(game.titles, language) ?? game.title,
    ...languageMark(Object.keys(game.titles), language),
    category: game.category,
    gameType: game.gameType,
    isGame: game.opensList ? "VASSALAGE" : "GAME",
    vassalage: game.vendor,
    vendorName,
    accountTypeName: game.accountTypeName,
    defaultPlayType: game.defaultPlayType,
    isHot: game.hot,
    isNew: game.fresh,
    maintenance: game.maintenance,
    launchable: game.launchCode !== null && !game.maintenance && !game.opensList,
    image: game.image,
    motif: game.motif,
    rtp: game.rtpPpm === null ? null : percent(game.rtpPpm),
    volatility: game.volatility ?? undefined,
  };
}

export const listOf = (rows: readonly GameRow[], language: string) => ({
  items: rows.map((row) => gameView(row, language)),
  next: null,
});
