import type { Job } from "../../platform/jobs/job.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { announceDraws } from "./draws/announce-draws.ts";
import { listDue } from "./draws/queries.ts";
import { stepDraw } from "./draws/step-draw.ts";

/** Seconds ahead for which the plan of each minute queues draws: a little more than until the next. */
const AHEAD_MS = 90_000;

/** Draws, each stepped by a job of its own. `subscribers`: those of settled rounds. */
export const lotteryJobs = (subscribers: readonly RoundSettledSubscriber[]): readonly Job[] => [
  {
    name: "lottery-draws",
    cron: "* * * * *",
    run: async (_, __, system) => await announceDraws(system),
    each: {
      due: async (system) => {
        const due = await listDue(system.db, new Date(system.now().getTime() + AHEAD_MS));
        return due.map(({ game, issue, opensAt }) => ({ key: `${game}/${issue}`, at: opensAt }));
      },
      run: async (system, key) => {
        const [game = "", issue = ""] = key.split("/");
        return await stepDraw(system, subscribers, { game, issue });
      },
    },
  },
];
