import { errorFacts } from "../log/log.ts";
import type { System } from "../system.ts";
import type { Job } from "./job.ts";

/** Runs a job once. A failure is logged, counted and thrown, so that the queue retries it. */
export async function runJob(system: System, { name, run }: Job): Promise<void> {
  const { db, now, log, jobHealth, metrics } = system;
  const began = performance.now();
  const measure = (outcome: "done" | "failed", failures: number) => {
    metrics.jobs.observe({ job: name, outcome }, (performance.now() - began) / 1000);
    metrics.jobFailures.set({ job: name }, failures);
  };
  try {
    await run?.(db, now(), system);
    jobHealth.succeed(name);
    measure("done", 0);
  } catch (error) {
    const failures = jobHealth.fail(name);
    log.error("job", { job: name, failures, ...errorFacts(error) });
    measure("failed", failures);
    throw error;
  }
}
