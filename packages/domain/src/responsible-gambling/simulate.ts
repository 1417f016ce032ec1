import { type CalendarDate, formatDate } from "../calendar/date.ts";
import type { LimitPeriod } from "./limit.ts";
import { windowOf } from "./window.ts";

/** One thing of the past that a limit would have counted, oldest first. Minor units. */
export interface Past {
  /** Epoch milliseconds, and the business day that it fell on. */
  readonly at: number;
  readonly day: CalendarDate;
  /** The stake, or the deposit. */
  readonly amount: bigint;
  /** The payout; zero for a deposit, and ignored by a limit on stakes. */
  readonly back: bigint;
}
export interface Stop {
  readonly day: CalendarDate;
  readonly at: number;
}
export interface Simulation {
  /** Where each window would have stopped; none where the limit would have been enough. */
  readonly stops: readonly Stop[];
  /** How many would not have happened, what they put in, and what they lost together (negative: won). */
  readonly skipped: number;
  readonly amount: bigint;
  readonly lost: bigint;
}

/**
 * What a limit would have done to one's own history: in each window, the first that would pass the limit stops the rest of
 * it. `counts` says what of an entry uses the limit up: its amount (deposit, wager), or its amount less what came back.
 */
export function simulateLimit(
  history: readonly Past[],
  limit: bigint,
  period: LimitPeriod,
  counts: "amount" | "loss",
): Simulation {
  const stops: Stop[] = [];
  let [window, used, stopped] = ["", 0n, false];
  let [skipped, amount, lost] = [0, 0n, 0n];
  for (const past of history) {
    const opened = formatDate(windowOf(period, past.day).from);
    if (opened !== window) [window, used, stopped] = [opened, 0n, false];
    if (!stopped && used + past.amount > limit) {
      stopped = true;
      stops.push({ day: past.day, at: past.at });
    }
    if (stopped) {
      skipped += 1;
      amount += past.amount;
      lost += past.amount - past.back;
    } else used += counts === "loss" ? past.amount - past.back : past.amount;
  }
  return { stops, skipped, amount, lost };
}
