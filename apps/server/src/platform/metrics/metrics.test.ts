import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import type { PgBoss } from "pg-boss";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { asProduct } from "../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { ledgerJobs } from "../../ledger/check-by-schedule.ts";
import type { Job } from "../jobs/job.ts";
import { startJobs } from "../jobs/start-jobs.ts";

const newWorld = testDatabase();

let boss: PgBoss | undefined;
afterEach(async () => {
  await boss?.stop({ graceful: false });
  boss = undefined;
});

/** The lines of the metrics that begin like this. */
async function loadLines({ system }: World, start: string): Promise<string[]> {
  const text = await asProduct(async () => await system.metrics.registry.metrics());
  return text.split("\n").filter((line) => line.startsWith(start));
}

it("counts requests by route and status, and names no path and no member", async () => {
  const world = await newWorld();
  const member = await addMember(world);
  await clientOf(world, await signIn(world, member)).read("member.info");
  await refusal(clientOf(world).read("member.info"));
  await world.fetch("/nowhere/at/all");
  expect(await loadLines(world, "baize_http_request_seconds_count")).toEqual(
    expect.arrayContaining([
      'baize_http_request_seconds_count{route="/wps/member/info",status="200"} 1',
      'baize_http_request_seconds_count{route="/wps/member/info",status="401"} 1',
      'baize_http_request_seconds_count{route="unknown",status="404"} 1',
    ]),
  );
  expect((await world.system.metrics.registry.metrics()).includes(member.username)).toBe(false);
  expect(await loadLines(world, "baize_database_connections")).toHaveLength(3);
  // Closed to the outside: the port of the calls does not have it.
  expect((await world.fetch("/metrics")).status).toBe(404);
});

// The 29th of February: the schedule never fires in these tests.
const unscheduled = (jobs: readonly Job[]) => jobs.map((job) => ({ ...job, cron: "0 0 29 2 *" }));

it("measures jobs, and shows a broken ledger in metrics, log and readiness", { timeout: 60_000 }, async () => {
  const world = await newWorld();
  const { db } = world.system;
  const ready: Job = { name: "sound", cron: "", run: async () => await Promise.resolve() };
  ({ boss } = await startJobs(world.system, unscheduled([ready, ...ledgerJobs])));
  expect(await loadLines(world, "baize_job_seconds_count")).toEqual(['baize_job_seconds_count{job="sound",outcome="done"} 1']);
  // A start does not wait for the check: the queue runs it.
  await boss.send("check-ledger", {}, { retryLimit: 0 });
  await expect
    .poll(async () => await loadLines(world, "baize_job_seconds_count"), { timeout: 20_000 })
    .toContain('baize_job_seconds_count{job="check-ledger",outcome="done"} 1');
  expect(await loadLines(world, "baize_ledger_check_broken_invariants ")).toEqual(["baize_ledger_check_broken_invariants 0"]);
  await addMember(world, 100n);
  await db.execute(sql`alter table accounts disable trigger user`);
  await db.execute(sql`update accounts set balance = balance + 1 where side = 'member' and balance = 100`);
  await db.execute(sql`alter table accounts enable trigger user`);
  await boss.send("check-ledger", {}, { retryLimit: 0 });
  await expect
    .poll(async () => await loadLines(world, "baize_job_failures_in_a_row"), { timeout: 20_000 })
    .toContain('baize_job_failures_in_a_row{job="check-ledger"} 1');
  expect(await loadLines(world, "baize_ledger_check_broken_invariants ")).not.toContain("baize_ledger_check_broken_invariants 0");
  expect(world.logged).toMatchObject([{ event: "job", facts: { job: "check-ledger" } }]);
  expect((await clientOf(world).read("system.ready")).checks).toMatchObject({ "jobs.check-ledger": false });
});

it("shows how long due jobs wait", { timeout: 60_000 }, async () => {
  const world = await newWorld();
  ({ boss } = await startJobs(world.system, []));
  await boss.createQueue("waiting");
  await boss.send("waiting", {});
  // The database dates the job by the machine's clock, which the clock of the world does not follow.
  world.advance(Date.now() - world.system.now().getTime() + 90_000);
  expect(await loadLines(world, 'baize_queue_waiting{queue="jobs.waiting"}')).toEqual([
    'baize_queue_waiting{queue="jobs.waiting"} 1',
  ]);
  const [line = ""] = await loadLines(world, 'baize_queue_oldest_seconds{queue="jobs.waiting"}');
  expect(Number(line.split(" ")[1])).toBeGreaterThanOrEqual(89);
});
