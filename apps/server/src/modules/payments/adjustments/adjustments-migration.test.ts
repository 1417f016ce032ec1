import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { openOlderDatabase } from "../../../../test/harness/older-database.ts";

/** So many migrations came before the one that moves the requests of corrections. */
const OLDER = 28;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openOlderDatabase(OLDER);
});
afterAll(async () => await database.close());

const memberId = newId();

async function addCorrection(amount: number, currency: string, state: string): Promise<string> {
  const id = newId();
  await database.runSql(
    `insert into adjustments (member_id, id, brand, wallet, amount, currency, reason, state, requested_by, decided_by, requested_at, decided_at)
      values ($1, $2, 'b', 'cash', $3, $4, 'A round was paid twice', $5::text, 'meera', case when $5::text <> 'requested' then 'ravi' end,
        '2026-11-02T10:00:00Z', case when $5::text <> 'requested' then '2026-11-02T11:00:00Z'::timestamptz end)`,
    [memberId, id, String(amount), currency, state],
  );
  return id;
}

it("moves the requests of corrections to the requests of two people, and keeps what was corrected", async () => {
  await database.runSql(
    `insert into members (id, brand, username, handle, nickname, book, password_hash, password_changed_at, path, member_labels,
      language, details, created_at) values ($1, 'b', 'asha', 'asha', 'asha', 'real', '', now(), '{}', '{}', 'EN', '{}', now())`,
    [memberId],
  );
  const waiting = [
    await addCorrection(-5005, "INR", "requested"),
    await addCorrection(7, "INR", "requested"),
    await addCorrection(1200, "VND", "requested"),
    await addCorrection(1200, "KWD", "requested"),
  ];
  const [done, rejected] = [await addCorrection(900, "INR", "done"), await addCorrection(800, "INR", "rejected")];
  await migrate(database.db);
  const { rows } = await database.runSql(
    `select id::text, operation, input ->> 'amount' as amount, state, decided_by, expires_at > now() as open
      from operator_requests order by id`,
  );
  const request = { operation: "money adjust", state: "requested", decided_by: null, open: true };
  expect(rows).toEqual([
    ...["-50.05", "0.07", "1200", "1.200"].map((amount, index) => ({ ...request, id: waiting[index], amount })),
    { ...request, id: done, amount: "9.00", state: "done", decided_by: "ravi" },
    { ...request, id: rejected, amount: "8.00", state: "rejected", decided_by: "ravi" },
  ]);
  const [first] = (await database.runSql("select input from operator_requests order by id")).rows;
  expect(first?.input).toEqual({
    brand: "b",
    member: "asha",
    amount: "-50.05",
    reason: "A round was paid twice",
    wallet: "cash",
  });
  const kept = (await database.runSql(`select id::text, amount::text, "at" = '2026-11-02T11:00:00Z' as at from adjustments`))
    .rows;
  expect(kept).toEqual([{ id: done, amount: "900", at: true }]);
});
