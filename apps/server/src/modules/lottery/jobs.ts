import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { SETTLEMENT_STATES, type DrawState, UNDRAWN_STATES } from "@baize/domain/lottery/draw-state";
import type { System } from "../../platform/system.ts";
import type { Job } from "../../platform/jobs/job.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { announceDraws } from "./draws/announce-draws.ts";
import { listDue } from "./draws/queries.ts";
import { stepDraw } from "./draws/step-draw.ts";

/** Seconds ahead for which the plan of each minute queues draws: a little more than until the next. */
const AHEAD_MS = 90_000;

const keyOf = (key: string): DrawKey => {
  const [game = "", issue = ""] = key.split("/");
  return { game, issue };
};

/** The draws in one of these states of which something is due. */
const dueIn = (states: readonly DrawState[]) => async (system: System) => {
  const due = await listDue(system.db, new Date(system.now().getTime() + AHEAD_MS), states);
  return due.map(({ game, issue, opensAt }) => ({ key: `${game}/${issue}`, at: opensAt }));
};

const SETTLEMENTS = "lottery-settlements";

/**
 * Draws, each stepped by itself: one job opens, closes and draws them, and hands them to another, which settles them or gives stakes back. The
 * settlement of large draws then holds up no other draw. `subscribers`: those of settled rounds.
 */
export const lotteryJobs = (subscribers: readonly RoundSettledSubscriber[]): readonly Job[] => [
  // First, so that its queue is there before draws are handed to it.
  {
    name: SETTLEMENTS,
    cron: "* * * * *",
    each: {
      due: dueIn(SETTLEMENT_STATES),
      run: async (system, key) => await stepDraw(system, subscribers, keyOf(key)),
    },
  },
  {
    name: "lottery-draws",
    cron: "* * * * *",
    run: async (_, __, system) => await announceDraws(system),
    each: {
      due: dueIn(UNDRAWN_STATES),
      run: async (system, key) =>
        (await stepDraw(system, subscribers, keyOf(key), UNDRAWN_STATES)) ?? { job: SETTLEMENTS, at: system.now() },
    },
  },
];
