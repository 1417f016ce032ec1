import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { DRAW_STATES, type DrawState } from "@baize/domain/lottery/draw-state";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import type { System } from "../../../platform/system.ts";
import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { continueChases } from "../chases/continue-chases.ts";
import { finishRefund, refundDraw } from "../settlement/refund-draw.ts";
import { beginSettlement, endSettled, finishSettlement, settleTicketsOf } from "../settlement/settle-draw.ts";
import { announceGame } from "./announce-draws.ts";
import { closeDraw } from "./close-draw.ts";
import { drawableAt, drawOnce } from "./draw-once.ts";
import { openDraw } from "./open-draw.ts";
import { findDraw, findOpen, type LotteryDraw } from "./queries.ts";

/** After how long a chase that fails is asked again. */
const RETRY_MS = 5000;

/** When to ask the chases of an open draw again where one failed; undefined where none did, or the draw then takes no more. */
async function continueUntilClose(system: System, open: LotteryDraw): Promise<Date | undefined> {
  if (await continueChases(system, open)) return undefined;
  const retryAt = new Date(system.now().getTime() + RETRY_MS);
  return retryAt < open.closesAt ? retryAt : undefined;
}

/**
 * Chases that waited for the outcome of a draw go on in the open one before their draw is over, and those that fail are asked again until the
 * open draw closes. Until then the draw is among those that are due, so that a crash loses no try.
 */
async function finish(system: System, draw: LotteryDraw, end: typeof finishRefund): Promise<Date | undefined> {
  const open = await findOpen(system.db, draw.game, system.now());
  const retryAt = open && (await continueUntilClose(system, open));
  if (!retryAt) await end(system, draw);
  return retryAt;
}

/** The next step of a draw, or the time at which there is one; undefined where its life is over. */
async function stepOnce(
  system: System,
  subscribers: readonly RoundSettledSubscriber[],
  draw: LotteryDraw,
): Promise<"again" | Date | undefined> {
  if (draw.finishedAt !== null) return undefined;
  const now = system.now();
  switch (draw.state) {
    case "announced":
      if (now < draw.opensAt) return draw.opensAt;
      await openDraw(system, draw);
      return "again";
    case "open":
      if (now < draw.closesAt) return (await continueUntilClose(system, draw)) ?? draw.closesAt;
      await closeDraw(system, draw);
      return "again";
    case "closed":
      if (now < drawableAt(draw)) return drawableAt(draw);
      await drawOnce(system, draw);
      return "again";
    case "drawn":
      await beginSettlement(system, draw);
      return "again";
    case "settling":
      await settleTicketsOf(system, subscribers, draw);
      await finishSettlement(system, draw);
      return await finish(system, draw, endSettled);
    case "settled":
      return await finish(system, draw, endSettled);
    case "cancelled":
      await refundDraw(system, draw);
      return await finish(system, draw, finishRefund);
    default:
      return draw.state satisfies never;
  }
}

/**
 * Takes a draw as far as it can go now, while it is in one of these states. Each step is done once, whoever does it, and begins where the
 * last one ended. Answers when there is more to do in them.
 */
export async function stepDraw(
  system: System,
  subscribers: readonly RoundSettledSubscriber[],
  key: DrawKey,
  states: readonly DrawState[] = DRAW_STATES,
): Promise<Date | undefined> {
  for (;;) {
    const draw = await findDraw(system.db, key);
    if (!draw || !states.includes(draw.state)) return undefined;
    const next = await stepOnce(system, subscribers, draw);
    if (next === "again") {
      const game = lotteryGameOf(key.game);
      if (game) await announceGame(system, game);
    } else return next;
  }
}
