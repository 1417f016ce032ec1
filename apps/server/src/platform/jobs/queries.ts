import { states } from "pg-boss";
import type { OpenDatabase } from "../database/database.ts";
import { stateList } from "../database/states.ts";

const WAITING = stateList([states.created, states.retry]);

/** How much work of one kind waits, and since when the oldest of it is due. */
export interface QueueAge {
  readonly queue: string;
  readonly waits: number;
  readonly since: Date | null;
}

/** The jobs that are due and that no server has begun. No row where the queue was never opened. */
export async function listQueueAges({ runSql }: OpenDatabase): Promise<QueueAge[]> {
  const { rows: found } = await runSql(`select to_regclass('pgboss.job') is not null as there`);
  if (!found[0]?.there) return [];
  const { rows } = await runSql(`
    select name, count(*)::int as waits, min(start_after) as since from pgboss.job
    where state in (${WAITING}) and start_after <= now() group by name`);
  return rows.map(({ name, waits, since }) => ({
    queue: `jobs.${String(name)}`,
    waits: Number(waits),
    since: since instanceof Date ? since : new Date(String(since)),
  }));
}
