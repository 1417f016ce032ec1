import { setTimeout as sleep } from "node:timers/promises";
import { isOpen } from "./act.ts";

const PATIENCE = 20;

/**
 * Repeats a call until it is answered, a little later each time, as callers do: a second call may be told to wait for the
 * first. Returns the last answer where none settles it.
 */
export async function untilAnswered(ask: () => Promise<string>): Promise<string> {
  let answer = await ask();
  for (let again = 0; isOpen(answer) && again < PATIENCE; again += 1) {
    await sleep(again);
    answer = await ask();
  }
  return answer;
}
