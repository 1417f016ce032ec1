import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../platform/database/database.ts";
import { openTestDatabase } from "../../test/harness/database.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { isForbidden, tablesApart, tablesWithoutMember } from "./check-statements.ts";
import { findBreaches } from "./find-breaches.ts";
import { normalStatement } from "./normal-statement.ts";
import { PLACEMENTS } from "./placement.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());

const missing = (text: string) => tablesWithoutMember(text, PLACEMENTS);
const apart = (text: string) => tablesApart(text, PLACEMENTS);

it("finds nothing in the migrated tables that a distributed PostgreSQL would refuse", async () => {
  expect(await checkCatalogue(database.runSql, PLACEMENTS)).toEqual([]);
});

it("finds keys, foreign keys, sequences and tables that break the rules", async () => {
  await database.runSql("create table loose (member_id text primary key, number bigserial, code text unique)");
  await database.runSql("create table astray (member_id uuid primary key, bet uuid references sandbox_reports (id))");
  const wrong = {
    ...PLACEMENTS,
    loose: { kind: "distributed", by: "member_id" },
    astray: { kind: "distributed", by: "member_id" },
  } as const;
  const found = await checkCatalogue(database.runSql, wrong);
  expect(found).toEqual(
    expect.arrayContaining([
      "loose: the unique key loose_code_key is without member_id",
      "loose.number takes its value from a sequence",
      "loose.member_id is of type text: its rows are stored apart from the others",
      "astray: the foreign key astray_bet_fkey goes from distributed to local",
    ]),
  );
  expect(await checkCatalogue(database.runSql, PLACEMENTS)).toEqual(
    expect.arrayContaining(["loose: it has no placement", "astray: it has no placement"]),
  );
});

it("finds statements that do not stay with one member", () => {
  expect(missing("select balance from accounts where member_id = $1::uuid and id = $2")).toEqual([]);
  expect(missing('select "amount" from "entries" where "entries"."member_id" = $1')).toEqual([]);
  expect(missing("select 1 from entries e join transfers t on t.member_id = e.member_id where e.member_id = $1")).toEqual([]);
  expect(missing("insert into inbox (member_id, id) values ($1, $2)")).toEqual([]);
  expect(missing("select balance from accounts where id = $1")).toEqual(["accounts"]);
  expect(missing("select 1 from entries e join transfers t on t.id = e.transfer_id where e.member_id = $1")).toEqual([
    "transfers",
  ]);
  expect(missing("insert into inbox (id) values ($1)")).toEqual(["inbox"]);
  expect(missing("update inbox set member_id = $1 where id = $2")).toEqual(["inbox"]);
  expect(missing("update inbox set id = $1 where member_id = $2")).toEqual([]);
  expect(isForbidden("select pg_advisory_lock(1)")).toBe(true);
});

it("finds tables that are stored apart from a member's rows in one statement", () => {
  const bet = "insert into bets (member_id, id) values ($1, $2)";
  expect(apart(`with n as (insert into spent (kind, key) values ('nonce', $1)) ${bet}`)).toEqual(["spent"]);
  expect(apart(`with s as (update sessions set last_seen_at = $1 where token_hash = $2) ${bet}`)).toEqual(["sessions"]);
  expect(apart("select 1 from bets b join audit a on a.member_id = b.member_id where b.member_id = $1")).toEqual(["audit"]);
  expect(apart("select 1 from bets b join games g on g.id = b.game_id where b.member_id = $1")).toEqual([]);
  expect(apart("insert into spent (kind, key) values ('nonce', $1)")).toEqual([]);
});

it("writes statements that differ in numbers and lengths of lists alike", () => {
  expect(normalStatement('select "id"  from "bets" where "id" in ($2, $3, $4)')).toBe("select id from bets where id in ($1)");
  expect(normalStatement("insert into bets (a, b) values ($1, default), ($2, default)")).toBe(
    "insert into bets (a, b) values ($1, default)",
  );
});

it("lets a statement across members pass where it is declared by a part of it, and no other", () => {
  const across = [{ name: "listOldBets", part: "from bets where placed_at <", why: "a report" }];
  const check = (text: string) => findBreaches([text], { placements: PLACEMENTS, across });
  const declared = check("select id from bets where placed_at < $1");
  expect([declared.breaches, [...declared.declared]]).toEqual([[], across]);
  expect(check("select id from bets where settled_at < $1").breaches).toEqual([
    "bets without a member: select id from bets where settled_at < $1",
  ]);
  expect(check("select id from bets, audit where placed_at < $1").breaches).toHaveLength(1);
  expect(check("delete from audit where at < $1").breaches).toHaveLength(1);
  expect(check("select nextval('numbers')").breaches).toHaveLength(1);
});
