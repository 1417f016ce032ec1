import { setTimeout as sleep } from "node:timers/promises";
import { isOpen } from "./act.ts";

const PATIENCE = 20;

/**
 * Asks again until there is an answer, as whoever asks does, a little later each time: who comes second may be told to
 * wait for who came first. What was said last where an answer never comes.
 */
export async function untilAnswered(ask: () => Promise<string>): Promise<string> {
  let answer = await ask();
  for (let again = 0; isOpen(answer) && again < PATIENCE; again += 1) {
    await sleep(again);
    answer = await ask();
  }
  return answer;
}
