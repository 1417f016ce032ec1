import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { openTestDatabase } from "../../../test/harness/database.ts";
import { faultOf } from "../http/answer.ts";
import { standardLog } from "../log/log.ts";
import { liftIdleTimeout } from "./lift-timeouts.ts";
import { openPostgres } from "./postgres.ts";

const quiet = { ...standardLog, error: () => undefined };
const url = process.env.DATABASE_URL ?? "";

/** The code of the answer to a call whose statement ends like this. */
const errorCode = async (work: Promise<unknown>) =>
  await work.then(
    () => "done",
    (error: unknown) => faultOf(error, quiet, "test", "test").code,
  );

// The embedded database has one connection, so nothing waits for another.
it.runIf(url !== "")("ends statements, waits for locks and idle transactions that take too long, and answers busy", async () => {
  const own = await openTestDatabase();
  const limited = openPostgres(url, 4, { statement: 300, lock: 100, idleInTransaction: 200 });
  onTestFinished(async () => {
    await limited.close();
    await own.close();
  });
  expect(await errorCode(limited.runSql("select pg_sleep(30)"))).toBe("system.busy");
  await limited.runSql("create table if not exists timeouts_test (id int primary key)");
  const waiting = limited.inTransaction(async (run) => {
    await run("lock table timeouts_test in access exclusive mode");
    return await errorCode(limited.runSql("select * from timeouts_test"));
  });
  expect(await waiting).toBe("system.busy");
  const locked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const idle = errorCode(
    limited.inTransaction(async (run) => {
      await run("lock table timeouts_test in access exclusive mode");
      locked.resolve();
      await answered.promise;
      await run("select 1");
    }),
  );
  await locked.promise;
  // Answers once the server has ended the idle transaction, which holds the lock.
  await expect.poll(async () => await errorCode(limited.runSql("select * from timeouts_test"))).toBe("done");
  answered.resolve();
  expect(await idle).toBe("system.busy");
  await limited.runSql("drop table timeouts_test");
});

it.runIf(url !== "")(
  "lets a transaction wait that lifted its timeout, and tells what went wrong in one that did not",
  async () => {
    const limited = openPostgres(url, 4, { statement: 300, lock: 100, idleInTransaction: 200 });
    onTestFinished(limited.close);
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const lifted = limited.db.transaction(async (tx) => {
      await liftIdleTimeout(tx);
      begun.resolve();
      await ended.promise;
      return (await tx.execute(sql`select 1 as one`)).rows;
    });
    await begun.promise;
    const idle = limited.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const open = async () =>
        (await limited.runSql("select 1 from pg_stat_activity where pid = $1", [rows[0]?.pid])).rows.length;
      await expect.poll(open).toBe(0);
      await tx.execute(sql`select 2 as two`);
    });
    await expect(idle).rejects.toThrow("select 2 as two");
    ended.resolve();
    expect(await lifted).toEqual([{ one: 1 }]);
  },
);
