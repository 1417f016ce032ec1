import type { PgBoss } from "pg-boss";
import { errorFacts } from "../log/log.ts";
import type { System } from "../system.ts";
import { openBoss } from "./boss.ts";
import type { Job } from "./job.ts";
import { queueDue, workByKey } from "./keyed-work.ts";
import { runJob } from "./run-job.ts";

/**
 * How pg-boss retries a failed run: after some 10, 20 and 40 seconds, which is before the next run of all but the most frequent
 * jobs.
 */
const RETRIES = { retryLimit: 3, retryDelay: 10, retryBackoff: true };

/** As logs, metrics and readiness name the queue itself. */
const QUEUE = "queue";

/** Jobs that an earlier version scheduled and that no row names any more. */
async function unscheduleOthers(boss: PgBoss, names: ReadonlySet<string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

/** The schedule of one server's jobs. A queue that cannot be opened is opened later; calls are answered without it. */
export class JobQueue {
  readonly #system: System;
  readonly #jobs: readonly Job[];
  readonly #retryMs: number;
  readonly #missing: Set<Job>;
  #opened: PgBoss | undefined;
  #timer: NodeJS.Timeout | undefined;
  #opening: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(system: System, jobs: readonly Job[], retryMs: number) {
    this.#system = system;
    this.#jobs = jobs;
    this.#retryMs = retryMs;
    this.#missing = new Set(jobs);
  }

  /** Throws where the queue is not open yet. */
  get boss(): PgBoss {
    if (!this.#opened) throw new Error("The job queue is not open");
    return this.#opened;
  }

  /** Opens the queue and schedules the jobs that it lacks. What fails is logged, counted, and tried again later. */
  async open(): Promise<void> {
    this.#opening = this.#tryOpening();
    await this.#opening;
  }

  async #tryOpening(): Promise<void> {
    const { database, log, jobHealth, metrics } = this.#system;
    try {
      this.#opened ??= await openBoss(database, (error) => log.error("jobs", errorFacts(error)));
      await unscheduleOthers(this.#opened, new Set(this.#jobs.map(({ name }) => name)));
    } catch (error) {
      return this.#failed(error);
    }
    const failed: unknown[] = [];
    for (const job of this.#missing) await this.#add(this.#opened, job).catch((error: unknown) => failed.push(error));
    if (failed.length > 0) return this.#failed(failed[0]);
    jobHealth.succeed(QUEUE);
    metrics.jobFailures.set({ job: QUEUE }, 0);
  }

  async #add(boss: PgBoss, job: Job): Promise<void> {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron, null, RETRIES);
    if (job.each) await workByKey(boss, this.#system, { ...job, each: job.each });
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      await runJob(this.#system, job);
      if (job.each) await queueDue(boss, this.#system, job.name, job.each);
    });
    this.#missing.delete(job);
  }

  #failed(error: unknown): void {
    const { log, jobHealth, metrics } = this.#system;
    const failures = jobHealth.fail(QUEUE);
    log.error("job", { job: QUEUE, failures, ...errorFacts(error) });
    metrics.jobFailures.set({ job: QUEUE }, failures);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.open(), this.#retryMs);
  }

  async stop(options: Parameters<PgBoss["stop"]>[0]): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#opening;
    await this.#opened?.stop(options);
  }
}
