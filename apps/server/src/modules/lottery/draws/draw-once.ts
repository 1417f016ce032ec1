import { commitmentOf, drawNumbers, type DrawKey } from "@baize/domain/lottery/draw-numbers";
import { DRAW } from "@baize/domain/lottery/draw-state";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { transact } from "../../../platform/database/retry.ts";
import type { System } from "../../../platform/system.ts";
import { lockDraw, type LotteryDraw, updateDraw } from "./queries.ts";

/** The numbers that follow from the seed and the root of a closed draw. */
export async function provenNumbers(draw: Pick<LotteryDraw, "game" | "issue" | "root">, seed: string): Promise<string[]> {
  const game = lotteryGameOf(draw.game);
  if (!game) throw new Error(`There is no lottery ${draw.game}`);
  return [...(await drawNumbers(game.family, draw, seed, draw.root))];
}

/**
 * When a closed draw may be drawn: at its time, and no sooner after its close than its timetable says. Its root is then public before its
 * numbers, also where the close came late.
 */
export const drawableAt = ({ closesAt, drawsAt, closedAt }: Pick<LotteryDraw, "closesAt" | "drawsAt" | "closedAt">): Date => {
  const gap = drawsAt.getTime() - closesAt.getTime();
  return new Date(Math.max(drawsAt.getTime(), (closedAt ?? closesAt).getTime() + gap));
};

/** Draws the numbers of a closed draw, once, and reveals its seed with them. */
export async function drawOnce(system: System, key: DrawKey): Promise<void> {
  await transact(system.db, async (tx) => {
    const draw = await lockDraw(tx, key);
    if (!canApply(DRAW, draw.state, "draw", "system") || system.now() < drawableAt(draw)) return;
    const seed = (await system.keys.sealing(tx)).unseal(draw.sealedSeed);
    if ((await commitmentOf(draw, seed)) !== draw.commitment)
      throw new Error(`The seed of the draw ${draw.issue} of ${draw.game} is not the one that it was committed to`);
    await updateDraw(tx, key, { state: stateAfter(DRAW, "draw"), seed, numbers: await provenNumbers(draw, seed) });
  });
}
