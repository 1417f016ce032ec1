import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { plannedDraws } from "@baize/domain/lottery/timetable";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { gameNameOf } from "../../../platform/language/language.ts";
import { type LotteryDraw, listDrawn, listNextDrawn } from "../draws/queries.ts";
import { listOffered, type LotteryRow } from "./queries.ts";
import { numbersView } from "./view.ts";

type Item = OutputOf<"draws.opened">["items"][number];

/** When numbers come next: of a draw that is announced, or has closed; as the timetable says while none is. */
function nextDrawAt(coming: readonly LotteryDraw[], code: string, now: Date): number | null {
  const next = coming.find(({ game }) => game === code);
  if (next) return next.drawsAt.getTime();
  const rules = lotteryGameOf(code);
  return (rules && plannedDraws(rules, now.getTime(), 1)[0]?.drawsAt) ?? null;
}

function view({ code, game }: LotteryRow, draw: LotteryDraw, next: number | null, language: string): Item {
  const rules = lotteryGameOf(code);
  return {
    gameId: game.id,
    gameCode: code,
    ...gameNameOf(game, language),
    issue: draw.issue,
    drawnAt: draw.drawsAt.getTime(),
    ...(rules ? numbersView(rules, draw.numbers) : { numbers: draw.numbers, bonusNumbers: [] }),
    nextDrawAt: next,
  };
}

/** The last draws of each of these lotteries, in the order of the menu. */
async function listLastDraws(
  { system, language }: RequestContext,
  offered: readonly LotteryRow[],
  count: number,
): Promise<Item[]> {
  const now = system.now();
  const codes = offered.map(({ code }) => code);
  const [coming, drawn] = await Promise.all([listNextDrawn(system.db, codes, now), listDrawn(system.db, codes, count)]);
  return offered.flatMap((lottery) => {
    const next = nextDrawAt(coming, lottery.code, now);
    return drawn.filter(({ game }) => game === lottery.code).map((draw) => view(lottery, draw, next, language));
  });
}

/** The last draws of one lottery; without a code the last one of each. */
export const getOpenedDraws: Handler<"draws.opened", ServerContexts> = async (ctx, { gameCode, count }) => {
  const offered = await listOffered(ctx);
  const found = gameCode === undefined ? offered : offered.filter(({ code }) => code === gameCode);
  const items = await listLastDraws(ctx, found, gameCode === undefined ? 1 : count);
  return { items: items.slice(0, count), next: null, now: ctx.now.getTime() };
};

/** The same for the Vietnamese lotteries alone, newest first. */
export const getVnOpened: Handler<"vn.opened", ServerContexts> = async (ctx, { gameCode, count }) => {
  const offered = (await listOffered(ctx)).filter(({ code }) => lotteryGameOf(code)?.area === "VN");
  const found = gameCode === undefined ? offered : offered.filter(({ code }) => code === gameCode);
  const items = await listLastDraws(ctx, found, count);
  const newest = items.toSorted((one, other) => other.drawnAt - one.drawnAt);
  return { items: newest.slice(0, count), next: null };
};
