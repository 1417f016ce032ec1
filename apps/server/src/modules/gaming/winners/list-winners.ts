import type { Handler } from "@baize/api/contract/contract";
import { isCategory } from "@baize/domain/gaming/game/category";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { gameNameOf } from "../../../platform/language/language.ts";
import { listWinnersSince } from "./queries.ts";

const DAYS = { day: 1, week: 7, month: 31 };

export const listWinners: Handler<"winners.list", ServerContexts> = async (ctx, { period, count }) => {
  const from = new Date(ctx.now.getTime() - DAYS[period] * 86_400_000);
  const rows = await listWinnersSince(ctx, from, count);
  const items = rows.map(({ winner, game }) => {
    if (!isCategory(game.category)) throw new Error(`${game.category} is no category`);
    return {
      id: winner.id,
      player: winner.player,
      gameId: game.id,
      ...gameNameOf(game, ctx.language),
      category: game.category,
      vassalage: game.vendor,
      amount: toMoneyAmount({ minor: winner.amount, currency: winner.currency }),
      at: winner.at.getTime(),
    };
  });
  return { items, next: null, demonstration: rows.some(({ winner }) => winner.memberId === null) };
};
