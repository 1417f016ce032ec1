import { afterEach, expect, it } from "vitest";
import type { PgBoss } from "pg-boss";
import { clientOf } from "../../../test/harness/client.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { Job } from "./job.ts";
import { startJobs } from "./start-jobs.ts";

const newWorld = testDatabase();

let boss: PgBoss | undefined;
afterEach(async () => {
  await boss?.stop({ graceful: false });
  boss = undefined;
});

// The 29th of February: the schedule never fires in these tests.
const never = "0 0 29 2 *";

const job = (name: string): Job => ({ name, cron: never, run: async () => await Promise.resolve() });

it(
  "starts and runs the other jobs when one fails, and shows it in readiness until it succeeds",
  { timeout: 60_000 },
  async () => {
    const world = await newWorld();
    const runs: string[] = [];
    let broken = true;
    const failing: Job = {
      name: "failing",
      cron: never,
      run: async () => {
        runs.push("failing");
        await Promise.resolve();
        if (broken) throw new Error("on purpose");
      },
    };
    const sound: Job = { name: "sound", cron: never, run: async () => await Promise.resolve(runs.push("sound")) };
    ({ boss } = await startJobs(world.system, [failing, sound]));
    expect(runs).toEqual(["failing", "sound"]);
    expect(world.logged.splice(0)).toMatchObject([
      { event: "job", facts: { job: "failing", failures: 1, message: "on purpose" } },
    ]);
    const ready = async () => await clientOf(world).read("system.ready");
    expect(await ready()).toEqual({ status: "ok", checks: { database: true, keys: true, "jobs.failing": false } });
    // The queue runs it next; its failure is counted there too, and pg-boss tries it again.
    const id = await boss.send("failing", {}, { retryLimit: 1, retryDelay: 1 });
    await expect.poll(() => world.logged, { timeout: 20_000 }).toMatchObject([{ facts: { job: "failing", failures: 2 } }]);
    broken = false;
    await expect
      .poll(async () => (await boss?.findJobs("failing", { id: id ?? "" }))?.[0], { timeout: 20_000 })
      .toMatchObject({
        state: "completed",
        retryCount: 1,
      });
    expect(await ready()).toEqual({ status: "ok", checks: { database: true, keys: true } });
  },
);

it("works on all keys that are due, however many there are, before it waits again", { timeout: 60_000 }, async () => {
  const { system } = await newWorld();
  const keys = Array.from({ length: 60 }, (_, index) => `key ${index}`);
  const done: string[] = [];
  const each: Job["each"] = {
    due: async () => await Promise.resolve(keys.map((key) => ({ key, at: new Date(0) }))),
    run: async (_, key) => {
      done.push(key);
      return await Promise.resolve(undefined);
    },
  };
  ({ boss } = await startJobs(system, [{ ...job("keyed"), each }]));
  await boss.send("keyed", {});
  // One look every two seconds would take two minutes.
  await expect.poll(() => done.toSorted(), { timeout: 30_000 }).toEqual(keys.toSorted());
});

it("works on other keys while one takes long, and on no key twice at a time", { timeout: 60_000 }, async () => {
  const { system } = await newWorld();
  const began: string[] = [];
  const { promise: isOver, resolve: end } = Promise.withResolvers<undefined>();
  const each: Job["each"] = {
    due: async () => await Promise.resolve(["long", "one", "two", "three"].map((key) => ({ key, at: new Date(0) }))),
    run: async (_, key) => {
      began.push(key);
      return key === "long" ? await isOver : undefined;
    },
  };
  ({ boss } = await startJobs(system, [{ ...job("keyed"), each }]));
  await boss.send("keyed", {});
  const count = (key: string) => began.filter((one) => one === key).length;
  await expect.poll(() => began.toSorted(), { timeout: 30_000 }).toEqual(["long", "one", "three", "two"]);
  // All come again, and the long one is not over.
  await boss.send("keyed", {});
  await expect.poll(() => [count("one"), count("two"), count("three")], { timeout: 30_000 }).toEqual([2, 2, 2]);
  await expect.poll(async () => await boss?.findJobs("keyed-each", { queued: true }), { timeout: 30_000 }).toEqual([]);
  expect(count("long")).toBe(1);
  end(undefined);
});

it("works on the keys of one job while long keys of another have all of its workers", { timeout: 60_000 }, async () => {
  const { system } = await newWorld();
  const keys = Array.from({ length: 60 }, (_, index) => `key ${index}`);
  const done: string[] = [];
  const began: string[] = [];
  const { promise: isOver, resolve: end } = Promise.withResolvers<undefined>();
  const long: Job = {
    name: "long",
    cron: never,
    each: {
      due: async () => await Promise.resolve([]),
      run: async (_, key) => {
        began.push(key);
        return await isOver;
      },
    },
  };
  const short: Job["each"] = {
    due: async () => await Promise.resolve(keys.map((key) => ({ key, at: new Date(0) }))),
    // Each is handed to the other job, which gets more of them than it has workers.
    run: async (_, key) => {
      done.push(key);
      return await Promise.resolve({ job: "long", at: new Date(0) });
    },
  };
  ({ boss } = await startJobs(system, [long, { ...job("short"), each: short }]));
  await boss.send("short", {});
  await expect.poll(() => done.toSorted(), { timeout: 30_000 }).toEqual(keys.toSorted());
  await expect.poll(() => began.length, { timeout: 30_000 }).toBe(3);
  end(undefined);
  await expect.poll(() => began.toSorted(), { timeout: 30_000 }).toEqual(keys.toSorted());
});

it("unschedules a job that no row names any more", { timeout: 60_000 }, async () => {
  const { system } = await newWorld();
  const first = await startJobs(system, [job("old"), job("kept")]);
  await first.stop({ graceful: false });
  ({ boss } = await startJobs(system, [job("kept")]));
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(["kept"]);
});

it("starts and runs the jobs while the queue cannot be opened, shows it, and opens it later", { timeout: 60_000 }, async () => {
  const world = await newWorld();
  const { system } = world;
  // A table of the queue that the queue cannot read.
  await system.database.runSql(
    "drop schema if exists pgboss cascade; create schema pgboss; create table pgboss.version (wrong int)",
  );
  const runs: string[] = [];
  const sound: Job = { name: "sound", cron: never, run: async () => await Promise.resolve(runs.push("sound")) };
  const jobs = await startJobs(system, [sound], 50);
  const checks = async () => (await clientOf(world).read("system.ready")).checks;
  expect(runs).toEqual(["sound"]);
  expect(await checks()).toEqual({ database: true, keys: true, "jobs.queue": false });
  expect(world.logged).toContainEqual(
    expect.objectContaining({ event: "job", facts: expect.objectContaining({ job: "queue", failures: 1 }) }),
  );
  await system.database.runSql("drop schema pgboss cascade");
  await expect.poll(checks, { timeout: 20_000 }).toEqual({ database: true, keys: true });
  ({ boss } = jobs);
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(["sound"]);
});
