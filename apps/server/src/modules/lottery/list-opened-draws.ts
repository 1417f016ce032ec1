import type { Handler, OutputOf } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { localize } from "../../platform/language/language.ts";
import { drawsOf, type DrawRow, latestDraws, vnDraws } from "./queries.ts";

type Item = OutputOf<"draws.opened">["items"][number];

/** The first moment of the lottery's timetable that is still to come. */
function nextDrawAt({ draw, lottery }: DrawRow, now: Date): number {
  const period = lottery.periodSeconds * 1000;
  const last = draw.drawnAt.getTime();
  return last + Math.max(1, Math.ceil((now.getTime() - last + 1) / period)) * period;
}

function view(row: DrawRow, now: Date, language: string): Item {
  const { draw, lottery, game } = row;
  return {
    gameId: game.id,
    gameCode: lottery.code,
    gameName: localize(game.titles, language) ?? game.title,
    issue: draw.issue,
    drawnAt: draw.drawnAt.getTime(),
    numbers: draw.numbers,
    bonusNumbers: [],
    nextDrawAt: nextDrawAt(row, now),
  };
}

/** The last draws of one lottery; without a code the last one of each. */
export const getOpenedDraws: Handler<"draws.opened", ServerContexts> = async (ctx, { gameCode, count }) => {
  const rows = gameCode ? await drawsOf(ctx, gameCode, count) : await latestDraws(ctx, count);
  return { items: rows.map((row) => view(row, ctx.now, ctx.language)), next: null };
};

/** The same for the Vietnamese lottery alone. */
export const getVnOpened: Handler<"vn.opened", ServerContexts> = async (ctx, { gameCode, count }) => {
  const rows = await vnDraws(ctx, gameCode, count);
  return { items: rows.map((row) => view(row, ctx.now, ctx.language)), next: null };
};
