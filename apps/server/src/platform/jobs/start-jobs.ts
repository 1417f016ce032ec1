import type { PgBoss } from "pg-boss";
import { errorFacts } from "../log/log.ts";
import type { System } from "../system.ts";
import { openBoss } from "./boss.ts";
import type { Job } from "./job.ts";

/**
 * How pg-boss retries a failed run: after some 10, 20 and 40 seconds, which is before the next run of all but the most frequent
 * jobs.
 */
const RETRIES = { retryLimit: 3, retryDelay: 10, retryBackoff: true };

/** Runs a job once. A failure is logged, counted and thrown, so that the queue retries it. */
async function runJob(system: System, { name, run }: Job): Promise<void> {
  const { db, now, log, jobHealth, metrics } = system;
  const began = performance.now();
  const measure = (outcome: "done" | "failed", failures: number) => {
    metrics.jobs.observe({ job: name, outcome }, (performance.now() - began) / 1000);
    metrics.jobFailures.set({ job: name }, failures);
  };
  try {
    await run(db, now(), system);
    jobHealth.succeed(name);
    measure("done", 0);
  } catch (error) {
    const failures = jobHealth.fail(name);
    log.error("job", { job: name, failures, ...errorFacts(error) });
    measure("failed", failures);
    throw error;
  }
}

/** Jobs that an earlier version scheduled and that no row names any more. */
async function unscheduleOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

/**
 * Schedules the jobs, and runs each once, except those that say otherwise, for what was missed while no server ran. A job that fails stops neither the start
 * nor another job.
 */
export async function startJobs(system: System, rows: readonly Job[]): Promise<PgBoss> {
  const jobs = rows.filter(({ when }) => when?.(system.config) ?? true);
  const boss = await openBoss(system.database, (error) => system.log.error("jobs", errorFacts(error)));
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron, null, RETRIES);
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => await runJob(system, job));
  }
  await unscheduleOthers(boss, jobs);
  // `runJob` has logged and counted what failed.
  for (const job of jobs) if (job.atStart !== false) await runJob(system, job).catch(() => undefined);
  return boss;
}
