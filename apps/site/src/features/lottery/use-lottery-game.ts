import type { OutputOf } from "@baize/api/contract/contract";
import { lotteryGameOf, playsOf } from "@baize/domain/lottery/games";
import { minorOf } from "@baize/domain/money/amount";
import { useRead } from "../../shared/api/use-read.ts";
import { clockOf } from "../../shared/games/draw-clock.ts";

export type GameView = OutputOf<"lottery.game">;

/** A lottery's menu entry, rules, limits and draws, once they are here. */
export function useLotteryGame(gameCode: string) {
  return useRead("lottery.game", { gameCode }, { enabled: gameCode !== "", keepPrevious: false });
}

/** What the page works with: the engine's rules of the game, its money and its draws by the server's clock. */
export function tableOf(view: GameView) {
  const rules = lotteryGameOf(view.game.gameCode);
  const { limits, draws } = view;
  const units = limits.units.map(minorOf).toSorted((one, other) => (one < other ? -1 : 1));
  return {
    ...view,
    rules,
    plays: rules ? playsOf(rules) : [],
    units,
    currency: limits.minStake.currency,
    clock: clockOf(view),
    open: draws.find(({ state }) => state === "open"),
  };
}
export type Table = ReturnType<typeof tableOf>;
/** A table whose rules the page knows. */
export type PlayTable = Table & { readonly rules: NonNullable<Table["rules"]> };
export const isPlayable = (table: Table): table is PlayTable => table.rules !== undefined && table.plays.length > 0;
