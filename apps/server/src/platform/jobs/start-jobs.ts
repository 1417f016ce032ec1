import type { System } from "../system.ts";
import type { Job } from "./job.ts";
import { JobQueue } from "./job-queue.ts";
import { runJob } from "./run-job.ts";

const RETRY_MS = 10_000;

/**
 * Schedules the jobs, and runs each once, except those that say otherwise, for what was missed while no server ran. Neither a
 * job that fails nor a queue that cannot be opened stops the start or another job.
 */
export async function startJobs(system: System, rows: readonly Job[], retryMs = RETRY_MS): Promise<JobQueue> {
  const jobs = rows.filter(({ when }) => when?.(system.config) ?? true);
  const queue = new JobQueue(system, jobs, retryMs);
  await queue.open();
  // `runJob` has logged and counted what failed.
  for (const job of jobs) if (job.atStart !== false) await runJob(system, job).catch(() => undefined);
  return queue;
}
