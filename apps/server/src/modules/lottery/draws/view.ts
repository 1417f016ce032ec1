import { ANNOUNCED_DRAW, CANCELLED_DRAW, OPEN_DRAW } from "@baize/domain/lottery/draw-state";
import type { OutputOf } from "@baize/api/contract/contract";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { numbersView } from "../games/view.ts";
import type { LotteryDraw } from "./queries.ts";

/** A draw to come. Between its time to open and the job that opens it, it counts as open: tickets are taken. */
export function drawView(draw: LotteryDraw, now: Date): OutputOf<"lottery.draws">["items"][number] {
  const { game, issue, state, opensAt, closesAt, drawsAt, commitment } = draw;
  return {
    gameCode: game,
    issue,
    state: state === ANNOUNCED_DRAW && opensAt <= now ? OPEN_DRAW : state,
    opensAt: opensAt.getTime(),
    closesAt: closesAt.getTime(),
    drawsAt: drawsAt.getTime(),
    commitment,
  };
}

/** What the draw came to. A cancelled one has no result, even if it was drawn before: it gives its reason instead. */
export function resultView({ game, state, numbers, reason }: LotteryDraw) {
  if (state === CANCELLED_DRAW) return { numbers: [], bonusNumbers: [], reason };
  const rules = lotteryGameOf(game);
  return { ...(rules ? numbersView(rules, numbers) : { numbers, bonusNumbers: [] }), reason: null };
}

export function pastView(draw: LotteryDraw): OutputOf<"lottery.past">["items"][number] {
  const { game, issue, state, drawsAt } = draw;
  return { gameCode: game, issue, state, drawsAt: drawsAt.getTime(), ...resultView(draw) };
}
