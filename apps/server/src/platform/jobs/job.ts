import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { System } from "../system.ts";

/** Scheduled work: a row of its module's `jobs.ts`, which names it and calls one verb. */
export interface Job {
  readonly name: string;
  /** Five fields; a minute is the finest that the queue knows. */
  readonly cron: string;
  /** A server whose configuration answers false does not run it. */
  readonly when?: (config: Config) => boolean;
  /** `false`: not run when a server starts, only by its schedule. */
  readonly atStart?: false;
  /** Left out by a job whose work is that of its keys alone. */
  readonly run?: (db: Database, now: Date, system: System) => Promise<unknown>;
  /** Work on one thing at a time, after `run`: a queue and workers of its own, in which each key waits at most once. */
  readonly each?: KeyedWork;
}

export interface KeyedWork {
  /** What is due, or will be before the schedule runs next. */
  readonly due: (system: System) => Promise<readonly { readonly key: string; readonly at: Date }[]>;
  /** Answers when there is more to do for this key, and by which job where it is work of another. */
  readonly run: (system: System, key: string) => Promise<Date | NextJob | undefined>;
}

/** The job whose queue gets the key next, and when. */
export interface NextJob {
  readonly job: string;
  readonly at: Date;
}
