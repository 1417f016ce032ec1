import { Gauge } from "prom-client";
import type { OpenDatabase } from "../database/database.ts";
import { listQueueAges, type QueueAge } from "../jobs/queries.ts";
import type { Metrics } from "./metrics.ts";

/** Work that waits for a person, by name. */
export type WaitingWork = (db: OpenDatabase["db"], now: Date) => Promise<readonly QueueAge[]>;

/** Reads the connections, the job queue and the work that waits for operators, each time that the metrics are asked for. */
export function watchDatabase({ registry }: Metrics, database: OpenDatabase, now: () => Date, waitingWork: WaitingWork): void {
  const registers = [registry];
  const pool = new Gauge({
    name: "baize_database_connections",
    help: "Connections of this server's pool, and calls that wait for one",
    labelNames: ["state"] as const,
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(database.connections())) pool.set({ state }, count);
    },
  });
  const list = async () => [...(await listQueueAges(database)), ...(await waitingWork(database.db, now()))];
  const count = new Gauge({
    name: "baize_queue_waiting",
    help: "Due work that waits, of all servers",
    labelNames: ["queue"] as const,
    registers,
    collect: async () => {
      const waiting = await list();
      count.reset();
      for (const { queue, waits } of waiting) count.set({ queue }, waits);
    },
  });
  const oldest = new Gauge({
    name: "baize_queue_oldest_seconds",
    help: "How long the oldest due work has waited",
    labelNames: ["queue"] as const,
    registers,
    collect: async () => {
      const waiting = await list();
      oldest.reset();
      for (const { queue, since } of waiting)
        oldest.set({ queue }, since ? Math.max(0, (now().getTime() - since.getTime()) / 1000) : 0);
    },
  });
}
