import type { PgBoss } from "pg-boss";
import * as z from "zod";
import type { System } from "../system.ts";
import type { Job, KeyedWork, NextJob } from "./job.ts";
import { runJob } from "./run-job.ts";

const queueOf = (name: string): string => `${name}-each`;

/** Seconds between two looks of a server at the queue. */
const POLLING = 2;
const data = z.object({ key: z.string() });

/** Queues a key for a time, unless it waits in the queue already. */
async function send(boss: PgBoss, name: string, key: string, at: Date): Promise<void> {
  await boss.send(
    queueOf(name),
    { key },
    { singletonKey: key, startAfter: at, retryLimit: 3, retryDelay: 5, retryBackoff: true },
  );
}

/** Queues what is due. */
export async function queueDue(boss: PgBoss, system: System, name: string, { due }: KeyedWork): Promise<void> {
  for (const { key, at } of await due(system)) await send(boss, name, key, at);
}

/** Keys that a server works on at the same time: a long one must not hold up the others. */
const WORKERS = 3;

/**
 * Works on the keys of a queue; a key with more to do is queued for that time. A key that comes again while this server works on it is
 * left to that work, which answers itself when there is more to do. After a key the queue is asked for the next one at once: more may
 * be due in a minute than one look every two seconds would do.
 */
export async function workByKey(boss: PgBoss, system: System, job: Job & { readonly each: KeyedWork }): Promise<void> {
  const { name, each } = job;
  await boss.createQueue(queueOf(name), { policy: "short" });
  const running = new Set<string>();
  const work = async (key: string) => {
    let next: Date | NextJob | undefined;
    await runJob(system, {
      ...job,
      run: async () => {
        next = await each.run(system, key);
      },
    });
    if (next instanceof Date) await send(boss, name, key, next);
    else if (next) await send(boss, next.job, key, next.at);
  };
  for (let count = 0; count < WORKERS; count += 1) {
    // The first key may come before the worker has its id.
    let worker = "";
    worker = await boss.work(queueOf(name), { pollingIntervalSeconds: POLLING, batchSize: 1 }, async ([queued]) => {
      const { key } = data.parse(queued?.data);
      if (!running.has(key)) {
        running.add(key);
        await work(key).finally(() => running.delete(key));
      }
      boss.notifyWorker(worker);
    });
  }
}
