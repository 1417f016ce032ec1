import { vi } from "vitest";
import { lockMembers } from "../../src/ledger/locks.ts";
import type { World } from "./world.ts";

const WAITING = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Waits until so many connections wait for a lock. */
type UntilWaiting = (count: number) => Promise<void>;

/**
 * Begins work while another connection has a member's cash row locked, and lets it go on together. `begin` starts the work and returns its
 * promises. The embedded database has one connection: there it is done one after the other.
 */
export async function whileLocked<Work extends readonly Promise<unknown>[]>(
  { system: { database } }: World,
  memberId: string,
  begin: (untilWaiting: UntilWaiting) => Promise<Work>,
) {
  if (database.kind !== "postgres") return await Promise.allSettled(await begin(async () => await Promise.resolve()));
  const begun = await database.inTransaction(async (run) => {
    await lockMembers(run, memberId);
    return await begin(
      async (count) =>
        await vi.waitFor(
          async () => {
            const [row] = (await database.runSql(WAITING)).rows;
            if (row?.count !== count) throw new Error(`${String(row?.count)} connections wait, and not ${count}`);
          },
          { timeout: 10_000, interval: 20 },
        ),
    );
  });
  return await Promise.allSettled(begun);
}
