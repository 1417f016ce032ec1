import { changeContracts } from "./change-contracts.ts";
import type { Trial } from "./trial.ts";

const DAY = 86_400_000;

/** People with contracts of every type, before any play. Answers the time. */
async function begin(trial: Trial): Promise<number> {
  const from = Date.parse(trial.at.from);
  trial.moveTo(from);
  await trial.addPeople();
  for (const type of ["daily", "hourly", "realTime"] as const) await trial.addContracts(type, "D");
  await trial.addContracts("dividend", trial.at.period);
  return from;
}

/** One day of play, and time for the longest window to end. */
export async function playOneDay(trial: Trial): Promise<void> {
  const from = await begin(trial);
  await trial.playDay(0);
  trial.moveTo(from + 62 * DAY);
  await trial.settle();
}

/**
 * Days of play with moves and changed contracts between them, then one in a later window of every contract, and time for the longest
 * window to end. `corrects`: an operator leaves a member out of windows that are closed.
 */
export async function playThrough(trial: Trial, { corrects = false } = {}): Promise<void> {
  const from = await begin(trial);
  for (let turn = 0; turn < 4; turn += 1) {
    if (turn === 3) trial.moveTo(from + 20 * DAY);
    await trial.playDay(turn);
    if (corrects) await trial.correct(["daily", "hourly"]);
    await trial.moveMember();
    await changeContracts(trial);
  }
  trial.moveTo(from + 62 * DAY);
  await trial.settle();
  if (!corrects) return;
  // What a later window counts with follows from these, so only their last ones are corrected.
  for (const type of ["dividend", "realTime"] as const) await trial.correct([type], "last");
  await trial.settle();
}
