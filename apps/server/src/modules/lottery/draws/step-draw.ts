import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import type { System } from "../../../platform/system.ts";
import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { continueChases } from "../chases/continue-chases.ts";
import { finishRefund, refundDraw } from "../settlement/refund-draw.ts";
import { beginSettlement, finishSettlement, settleTicketsOf } from "../settlement/settle-draw.ts";
import { announceGame } from "./announce-draws.ts";
import { closeDraw } from "./close-draw.ts";
import { drawableAt, drawOnce } from "./draw-once.ts";
import { openDraw } from "./open-draw.ts";
import { findDraw, findOpen, type LotteryDraw } from "./queries.ts";

/** After how long a chase that fails is asked again, and how long after its time a draw waits for one before it is over. */
const RETRY_MS = 5000;
const PATIENCE_MS = 60_000;

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** When to ask the chases of an open draw again where one failed; undefined where none did, or the draw then takes no more. */
async function continueUntilClose(system: System, open: LotteryDraw): Promise<Date | undefined> {
  if (await continueChases(system, open)) return undefined;
  const retryAt = after(system.now(), RETRY_MS);
  return retryAt < open.closesAt ? retryAt : undefined;
}

/**
 * Chases that waited for the outcome of a draw go on before it is marked as over, so that a crash leaves none behind. Answers when to ask
 * those that fail again, until the open draw closes: one that opened after this draw was over asks them itself.
 */
async function continueWaiting(system: System, { game, finishedAt }: LotteryDraw): Promise<Date | undefined> {
  const open = await findOpen(system.db, game, system.now());
  if (!open || (finishedAt !== null && open.opensAt > finishedAt)) return undefined;
  return await continueUntilClose(system, open);
}

/** Ends a draw after its chases went on, or after it waited for them. */
async function finish(system: System, draw: LotteryDraw, end: typeof finishRefund): Promise<Date | undefined> {
  const retryAt = await continueWaiting(system, draw);
  const isWaiting = retryAt !== undefined && system.now() < after(draw.drawsAt, PATIENCE_MS);
  if (!isWaiting && draw.finishedAt === null) await end(system, draw);
  return retryAt;
}

/** The next step of a draw, or the time at which there is one; undefined where its life is over. */
async function stepOnce(
  system: System,
  subscribers: readonly RoundSettledSubscriber[],
  draw: LotteryDraw,
): Promise<"again" | Date | undefined> {
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
    case "settled":
      if (draw.finishedAt === null) await settleTicketsOf(system, subscribers, draw);
      return await finish(system, draw, finishSettlement);
    case "cancelled":
      if (draw.finishedAt === null) await refundDraw(system, draw);
      return await finish(system, draw, finishRefund);
    default:
      return draw.state satisfies never;
  }
}

/**
 * Takes a draw as far as it can go now. Each step is done once, whoever does it, and begins where the last one ended. Answers when
 * there is more to do.
 */
export async function stepDraw(
  system: System,
  subscribers: readonly RoundSettledSubscriber[],
  key: DrawKey,
): Promise<Date | undefined> {
  for (;;) {
    const draw = await findDraw(system.db, key);
    if (!draw) return undefined;
    const next = await stepOnce(system, subscribers, draw);
    if (next === "again") {
      const game = lotteryGameOf(key.game);
      if (game) await announceGame(system, game);
    } else return next;
  }
}
