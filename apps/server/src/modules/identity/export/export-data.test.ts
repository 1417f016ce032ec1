import { and, eq, getTableName, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { PERSONAL_DATA } from "../../../personal-data.ts";
import { audit } from "../../../platform/schema.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

/** Tables that name a member and are not in the file, each with its reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  entries: "the transfers, by account",
  record_sums: "sums of the transfers",
  record_marks: "where those sums end",
  path_closure: "uplines, which are other people",
  wager_facts: "the settled bets",
  play_hours: "sums of the settled bets",
  team_days: "sums of the bets and transfers",
  branch_days: "sums of the bets and transfers of teams",
  branch_orders: "orders of the sums of teams",
  ordered_branches: "sums of the bets and transfers of teams",
  team_players: "counts of a team",
  changed_days: "days whose sums are added up again",
  provider_calls: "the vendor's side of the bets",
  provider_nonces: "no fact about a person",
  provider_members: "an alias without any other fact",
  game_sessions: "keys that end with the session",
  launches: "keys that end after a minute",
  live_versions: "a counter",
  remembered: "keys of devices, whose sessions are shown",
  trusted_devices: "keys of devices, whose sessions are shown",
  sign_in_challenges: "keys that end after minutes",
  password_resets: "keys that end after minutes",
  identity_requests: "keys that end after minutes",
  passkey_challenges: "keys that end after minutes",
};

it("names every table that names a member, or says why not", async () => {
  const { rows } = await world.system.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`,
  );
  const shown = new Set(PERSONAL_DATA.map(({ table }) => getTableName(table)));
  const tables = rows.map(({ name }) => name);
  expect(tables.filter((name) => !shown.has(name) && !(name in NOT_SHOWN))).toEqual([]);
  expect(Object.keys(NOT_SHOWN).filter((name) => shown.has(name) || !tables.includes(name))).toEqual([]);
});

it("is the member's own rows and no secret, three times a day, and leaves a line in the trail", async () => {
  const me = await addMember(world, 125_050n, { email: "meera@example.in", details: { payeeName: "Meera Nair" } });
  await addMember(world, 0n, { email: "asha@example.in" });
  const client = clientOf(world, await signIn(world, me));
  await client.write("feedback.send", { type: "game", content: "The reels stop a moment late." });
  const { file } = await client.write("account.export");
  const data: Record<string, unknown> = JSON.parse(file);
  expect(Object.keys(data)).toEqual(["about", ...PERSONAL_DATA.map(({ section }) => section)]);
  expect(data).toMatchObject({
    about: { account: me.username, incomplete: [] },
    profile: [{ username: me.username, email: "meera@example.in", details: { payeeName: "Meera Nair" } }],
    sessions: [{ endedAt: null }],
    transfers: [{ kind: "deposit", amount: "1250.50" }],
    feedback: [{ content: "The reels stop a moment late." }],
  });
  expect(file).not.toContain("asha@example.in");
  expect(file).not.toMatch(/argon2|"[a-z]*(hash|secret|sealed|token)[a-z]*"/i);
  const lines = await world.system.db
    .select()
    .from(audit)
    .where(and(eq(audit.memberId, me.id), eq(audit.action, "account.export")));
  expect(lines).toHaveLength(1);
  for (let turn = 0; turn < 2; turn += 1) await client.write("account.export");
  expect(await refusal(client.write("account.export"))).toMatchObject({ code: "rate.limited" });
});
