import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { newId } from "../platform/ids/new-id.ts";
import { openOlderDatabase } from "../../test/harness/older-database.ts";

/** Migrations before keys began with the member. */
const BEFORE = 16;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openOlderDatabase(BEFORE);
});
afterAll(async () => await database.close());

it("brings what a member has under the member's key, and gives planned reports their member", async () => {
  const { runSql } = database;
  const [member, deposit, blocked] = [newId(), newId(), newId()];
  await runSql("insert into play_blocks (id, member_id, kind, starts_at) values ($1, $2, 'break', now())", [blocked, member]);
  await runSql(
    `insert into deposits (member_id, id, brand, channel, kind, adapter, currency, amount, fee, state, pay_url, expires_at, created_at, updated_at)
      values ($1, $2, 'b', 'upi', 'upi', 'sandbox-bank', 'INR', 100, 0, 'created', '', now(), now(), now())`,
    [member, deposit],
  );
  const body = JSON.stringify({ kind: "deposit", reference: deposit, status: "succeeded" });
  const plan =
    "insert into sandbox_reports (id, subject, body, due_at, sent_at) values ($1, $2, $3::jsonb, now(), $4::timestamptz)";
  await runSql(plan, [newId(), deposit, body, null]);
  await runSql(plan, [newId(), deposit, body, new Date().toISOString()]);
  await migrate(database.db);
  const { rows: blocks } = await runSql("select id::text as id from play_blocks where member_id = $1::uuid", [member]);
  expect(blocks).toEqual([{ id: blocked }]);
  const { rows: reports } = await runSql("select body ->> 'member' as member from sandbox_reports order by sent_at nulls first");
  expect(reports).toEqual([{ member }, { member: null }]);
});
