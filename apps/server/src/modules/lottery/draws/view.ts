import { ANNOUNCED_DRAW, OPEN_DRAW } from "@baize/domain/lottery/draw-state";
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

export function pastView({ game, issue, state, drawsAt, numbers }: LotteryDraw): OutputOf<"lottery.past">["items"][number] {
  const rules = lotteryGameOf(game);
  const shown = rules ? numbersView(rules, numbers) : { numbers, bonusNumbers: [] };
  return { gameCode: game, issue, state, drawsAt: drawsAt.getTime(), ...shown };
}
