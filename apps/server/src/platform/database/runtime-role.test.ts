import { randomBytes } from "node:crypto";
import * as z from "zod";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allQueries } from "../../../test/bench/all-queries.ts";
import { isOpen, perform } from "../../../test/faults/act.ts";
import { OPERATIONS } from "../../../test/faults/operations.ts";
import { addTestBrands } from "../../../test/faults/stage.ts";
import { openTestDatabase } from "../../../test/harness/database.ts";
import { openWorld } from "../../../test/harness/make-world.ts";
import { addMember } from "../../../test/harness/member.ts";
import type { World } from "../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { purgeExpired } from "../../purge-expired.ts";
import { openBoss } from "../jobs/boss.ts";
import { findDatabaseFacts } from "../start/queries.ts";
import type { OpenDatabase } from "./database.ts";
import { rollUpDays } from "../../modules/agents/team-days/roll-up-days.ts";
import { grantRuntime } from "./grant-runtime.ts";
import { openPostgres } from "./postgres.ts";

const role = `runtime_${randomBytes(4).toString("hex")}`;
let owner: OpenDatabase;
let runtime: OpenDatabase;
let world: World;

/** PostgreSQL lets the role in by itself; the embedded database has one connection, which takes the role on. */
async function openAsRuntime(): Promise<OpenDatabase> {
  const { rows } = await owner.runSql("select current_database() as name");
  if (owner.kind === "postgres") {
    const url = new URL(process.env.DATABASE_URL ?? "");
    Object.assign(url, { pathname: `/${String(rows[0]?.name)}`, username: role, password: role });
    return openPostgres(url.href, 6);
  }
  await owner.runSql(`set role ${role}`);
  return { ...owner, close: async () => void (await owner.runSql("reset role")) };
}

beforeAll(async () => {
  owner = await openTestDatabase();
  await owner.runSql(`create role ${role} login password '${role}'`);
  await grantRuntime(owner, role);
  runtime = await openAsRuntime();
  world = await openWorld(runtime, await addTestBrands(runtime));
  // Triggers refuse rows: there has to be a balance, and what made it.
  await addMember(world, 5_000n);
});
afterAll(async () => {
  await runtime.close();
  await owner.runSql(`drop owned by ${role} cascade; drop role ${role}`);
  await owner.close();
});

const statusOf = (answer: unknown): number | undefined => z.object({ status: z.number() }).safeParse(answer).data?.status;

const refusal = async (text: string): Promise<string> =>
  await runtime.runSql(text).then(
    () => "done",
    (error: unknown) => String(error),
  );

// Every operation, read and job of the product, one after the other.
const EVERYTHING = { timeout: 240_000 };

// What a role may do is decided by the database of production; the other tests of this file hold its rights on PGlite too.
it.runIf(process.env.DATABASE_URL)(
  "does everything that moves money, every read, the deletion of what expires, and the jobs, with the rights of a server",
  EVERYTHING,
  async () => {
    for (const [name, { prepare }] of Object.entries(OPERATIONS)) {
      const { act } = await prepare(world);
      const answer = await perform(world, act);
      expect(isOpen(answer), `${name} was answered ${answer}`).toBe(false);
    }
    for await (const query of allQueries(world)) expect(statusOf(await query()), JSON.stringify(world.logged)).not.toBe(500);
    await purgeExpired(runtime.db, new Date());
    await rollUpDays(runtime.db);
    const boss = await openBoss(runtime, () => undefined);
    await boss.createQueue("test");
    await boss.stop({ graceful: false });
    expect(await listBrokenInvariants(runtime.db)).toEqual([]);
  },
);

/** Tables with the names of the ledger's, which a role may make for a session of its own, and a balance that they would prove. */
const OWN_LEDGER = `
  create temp table entries as select a.member_id, a.id as account, a.version + 1 as version, a.balance + 5 as after,
    5::bigint as amount, (select id from public.transfers limit 1) as transfer_id
    from public.accounts a where a.side = 'member' limit 1;
  insert into pg_temp.entries select * from pg_temp.entries;
  create temp table transfers as select member_id, transfer_id as id, account as credit, account as debit, amount
    from pg_temp.entries limit 1;
  update public.accounts a set balance = e.after, version = e.version from pg_temp.entries e
    where a.member_id = e.member_id and a.id = e.account`;

it.each([
  ["a balance", "update accounts set balance = balance + 5, version = version + 1 where side = 'member'", "only by a posting"],
  ["a balance, by a ledger of its own", OWN_LEDGER, "only by a posting"],
  ["an owner of a balance", "update accounts set member_id = id", "permission denied"],
  ["a trigger", "alter table accounts disable trigger all", "must be owner"],
  ["all triggers of a session", "set session_replication_role = replica", "permission denied"],
  ["an entry", "update entries set amount = 1", "permission denied"],
  ["history", "delete from transfers", "permission denied"],
  ["a bet", "delete from bets", "permission denied"],
  ["a table", "truncate bets", "permission denied"],
  ["the audit trail", "delete from audit", "permission denied"],
  ["the end of the audit trail", "update audit_heads set line = 0", "permission denied"],
  ["a list of migrations", "insert into migrations (hash) values ('x')", "permission denied"],
  ["the tables", "create table more (id int)", "permission denied"],
])("may not change %s", async (_, text, refused) => {
  expect(await refusal(text)).toContain(refused);
});

it("decides no name in a trigger of the product: each function has a search path of its own", async () => {
  const { rows } = await owner.runSql(`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
      and coalesce(array_to_string(proconfig, ','), '') <> 'search_path=public, pg_temp'`);
  expect(rows.map(({ name }) => name)).toEqual([]);
});

it("is a role that production starts with, and one with all rights is not", async () => {
  expect(await findDatabaseFacts(runtime.db)).toMatchObject({ ownedTables: 0, rewritable: [] });
  await runtime.runSql("reset role");
  await owner.runSql(`grant all on entries, audit to ${role}`);
  if (owner.kind === "pglite") await owner.runSql(`set role ${role}`);
  expect(await findDatabaseFacts(runtime.db)).toMatchObject({ ownedTables: 0, rewritable: ["audit", "entries"] });
});
