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

/** Chases that waited for the outcome of a draw go on before it is marked as over, so that a crash leaves none behind. */
async function continueWaiting(system: System, { game, issue, drawsAt }: LotteryDraw): Promise<void> {
  const open = await findOpen(system.db, game, system.now());
  if (!open || (await continueChases(system, open))) return;
  if (system.now() < after(drawsAt, PATIENCE_MS)) throw new Error(`A chase cannot go on after the draw ${issue} of ${game}`);
}

/** Settles a draw to its end. */
async function settle(system: System, subscribers: readonly RoundSettledSubscriber[], draw: LotteryDraw): Promise<void> {
  await settleTicketsOf(system, subscribers, draw);
  await continueWaiting(system, draw);
  await finishSettlement(system, draw);
}

/** Gives back the stakes of a cancelled draw, to its end. */
async function refund(system: System, draw: LotteryDraw): Promise<void> {
  await refundDraw(system, draw);
  await continueWaiting(system, draw);
  await finishRefund(system, draw);
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
      if (now < draw.closesAt) {
        const retryAt = after(now, RETRY_MS);
        return (await continueChases(system, draw)) || draw.closesAt < retryAt ? draw.closesAt : retryAt;
      }
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
      if (draw.finishedAt === null) await settle(system, subscribers, draw);
      return undefined;
    case "cancelled":
      if (draw.finishedAt === null) await refund(system, draw);
      return undefined;
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
