import type { OutputOf } from "@baize/api/contract/contract";
import { isCategory } from "@baize/domain/gaming/game/category";
import { minimumBet } from "@baize/domain/gaming/game/minimum-bet";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MoneyAmount } from "@baize/domain/money/money";
import type { RequestContext } from "../../../platform/context.ts";
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

/** Who reads: the brand's least stake is no game's to undercut. */
type Reader = Pick<RequestContext, "language" | "brand">;

function minimumBetOf({ stakeStep }: GameRow["game"], { bets, currency }: Reader["brand"]): MoneyAmount | undefined {
  if (stakeStep === null) return undefined;
  return toMoneyAmount({ minor: minimumBet(BigInt(stakeStep), BigInt(bets.min)), currency });
}

/** One entry of a lobby, named in the language of the answer. */
export function gameView({ game, vendorName, drawCode }: GameRow, { language, brand }: Reader): GameView {
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
    minimumBet: minimumBetOf(game, brand),
    lines: game.lines ?? undefined,
  };
}

export const listOf = (rows: readonly GameRow[], reader: Reader) => ({
  items: rows.map((row) => gameView(row, reader)),
  next: null,
});
