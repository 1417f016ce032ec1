import type { Handler } from "@baize/api/contract/contract";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import type { ServerContexts } from "../../../platform/context.ts";
import { drawView } from "../draws/view.ts";
import { listComing } from "../draws/queries.ts";
import { findLottery, type FoundLottery } from "./find-lottery.ts";
import { listOffered } from "./queries.ts";
import { limitsView, lotteryView, playViews } from "./view.ts";

/** The lotteries of the menu, of one prize mode or of all. */
export const listLotteries: Handler<"lottery.games", ServerContexts> = async (ctx, { prizeMode, area }) => {
  const found = (await listOffered(ctx)).flatMap((row): FoundLottery[] => {
    const rules = lotteryGameOf(row.code);
    return rules ? [{ ...row, rules }] : [];
  });
  const wanted = found.filter(({ rules }) => (!prizeMode || rules.mode === prizeMode) && (!area || rules.area === area));
  return { items: wanted.map((lottery) => lotteryView(lottery, ctx.language)), next: null };
};

export const getLottery: Handler<"lottery.game", ServerContexts> = async (ctx, { gameCode, rebatePpm }) => {
  const lottery = await findLottery(ctx, gameCode);
  const now = ctx.system.now();
  return {
    game: lotteryView(lottery, ctx.language),
    plays: playViews(lottery.rules, rebatePpm, ctx.brand.currency),
    limits: limitsView(lottery.rules, ctx.brand),
    draws: (await listComing(ctx.system.db, [gameCode], now, 3)).map((draw) => drawView(draw, now)),
    now: now.getTime(),
  };
};

/** The draws to come of one lottery, or of all that the brand offers. */
export const listDraws: Handler<"lottery.draws", ServerContexts> = async (ctx, { gameCode, count }) => {
  const codes = gameCode ? [(await findLottery(ctx, gameCode)).code] : (await listOffered(ctx)).map(({ code }) => code);
  const now = ctx.system.now();
  const coming = await listComing(ctx.system.db, codes, now, count);
  return { items: coming.map((draw) => drawView(draw, now)), next: null, now: now.getTime() };
};
