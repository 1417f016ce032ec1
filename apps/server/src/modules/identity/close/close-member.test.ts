import { eq, getTableName, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { clientFor, newKey, makeReport, sendReport } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { newNumber } from "../../../../test/harness/numbers.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { CLOSING } from "../../../closing.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { audit } from "../../../platform/schema.ts";
import { deposits } from "../../payments/schema.ts";
import { pendingRewards } from "../../rewards/schema.ts";
import { invites } from "../invite-schema.ts";
import { members, sessions } from "../schema.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const reason = "asked for it by letter";
const close = async ({ username }: TestMember) =>
  await operate(world, "members close", { brand: world.brand, member: username, reason });

/** Tables that name a member and that closing leaves, each with its reason. */
const KEPT: Readonly<Record<string, string>> = {
  accounts: "the ledger",
  transfers: "the ledger",
  entries: "the ledger",
  record_sums: "the ledger",
  record_marks: "the ledger",
  adjustments: "the ledger's corrections",
  bets: "the law asks for what was played",
  settlement_statements: "what agents were paid, and why",
  play_hours: "sums of the settled bets: agents are paid by them",
  team_days: "sums of the bets and transfers: agents read them",
  branch_days: "sums of the bets and transfers: agents read them",
  branch_orders: "orders of such sums",
  ordered_branches: "sums of the bets and transfers: agents read them",
  team_players: "counts of a team",
  changed_days: "days whose sums are added up again",
  wager_facts: "the settled bets: agents are paid by them",
  provider_calls: "the vendor's side of the bets",
  provider_members: "an alias without any other fact, for late reports of a vendor",
  provider_nonces: "no fact about a person; they expire",
  payment_steps: "the law asks for the way of each payment",
  wallet_transfers: "the law asks for where money went",
  free_rounds: "what was granted and played: the costs of each campaign follow from it",
  bonuses: "the record of the bonus money",
  wagering_lines: "the record of the bonus money",
  raffle_draws: "the record of the bonus money",
  rebate_lines: "the record of the bonus money",
  point_earnings: "the record of the points",
  play_limits: "shows that limits were obeyed",
  play_blocks: "shows that self-exclusion was obeyed",
  play_settings: "shows that reminders were obeyed",
  contracts: "what was agreed: agents are paid by it",
  path_closure: "who was above whom: agents are paid by it",
  path_versions: "who was above whom: agents are paid by it",
  feedback: "what was asked of the desk, and the answer",
  audit: "the trail; its addresses expire",
  live_versions: "a counter",
  lottery_tickets: "bets, which the law keeps and which anyone may prove",
  lottery_chases: "the order of the bets that were taken",
};

it("names every table that names a member, or says why its rows stay", async () => {
  const { rows } = await world.system.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`,
  );
  const tables = rows.map(({ name }) => name);
  const closed = new Set(CLOSING.flatMap(({ deletes = [], clears = [] }) => [...deletes, ...clears]).map(getTableName));
  expect(tables.filter((name) => !closed.has(name) && !(name in KEPT))).toEqual([]);
  expect(Object.keys(KEPT).filter((name) => closed.has(name) || !tables.includes(name))).toEqual([]);
});

it("removes the person, and ends what is open, when an operator closes the account", async () => {
  const me = await addMember(world, 0n, {
    email: "asha@example.in",
    mobile: newNumber().whole,
    details: { payeeName: "Asha Rao" },
  });
  const client = await clientFor(world, me);
  const page = await client.write("deposits.create", { channel: "upi", amount: "500.00" }, { key: newKey() });
  const { db, now } = world.system;
  const reward = {
    memberId: me.id,
    brand: world.brand,
    currency: world.currency,
    titles: { EN: "Rebate" },
    amount: 1n,
    at: now(),
  };
  await db.insert(pendingRewards).values({ ...reward, id: newId(), source: "rebate", ref: "1" });
  await db.insert(invites).values({ brand: world.brand, code: newId(), memberId: me.id });
  expect(await close(me)).toMatchObject({ ok: true });
  const [row] = await db.select().from(members).where(eq(members.id, me.id));
  const signedIn = await db.select().from(sessions).where(eq(sessions.memberId, me.id));
  const stored = JSON.stringify([row, signedIn]);
  for (const word of [me.username, "asha", "Asha", "127.0.0.1"]) expect(stored).not.toContain(word);
  expect(await db.select().from(invites).where(eq(invites.memberId, me.id))).toMatchObject([{ stoppedAt: now() }]);
  expect(await db.select().from(pendingRewards).where(eq(pendingRewards.memberId, me.id))).toMatchObject([{ state: "expired" }]);
  const trail = await db.select().from(audit).where(eq(audit.memberId, me.id));
  expect(trail).toContainEqual(
    expect.objectContaining({ action: "member.closed", details: expect.objectContaining({ reason }) }),
  );
  // The page was ended; what is paid to it late is not credited to an account that pays nothing out.
  const state = async () => (await db.select().from(deposits).where(eq(deposits.id, page.id)))[0];
  expect(await state()).toMatchObject({ state: "expired", payUrl: "" });
  expect(await sendReport(world, await makeReport(world, page, "succeeded"))).toBe("done");
  expect(await state()).toMatchObject({ state: "review" });
  expect(await operate(world, "deposits fail", { id: page.id })).toMatchObject({ ok: true });
});

it("is refused for an agent with a team, and while a deposit is under way, whoever asks", async () => {
  const agent = await addMember(world, 0n, { kind: 2 });
  await addMember(world, 0n, { uplineId: agent.id, path: [agent.id] });
  expect((await refusal((await clientFor(world, agent)).write("account.close"))).value).toEqual({ left: ["team"] });
  expect(await close(agent)).toMatchObject({ ok: false, says: expect.stringContaining("team") });
  const host = await addMember(world);
  await addMember(world, 0n, { uplineId: host.id, path: [host.id] });
  const client = await clientFor(world, host);
  const page = await client.write("deposits.create", { channel: "upi", amount: "500.00" }, { key: newKey() });
  await sendReport(world, await makeReport(world, page, "processing"));
  expect((await refusal(client.write("account.close"))).value).toEqual({ left: ["deposits"] });
  await sendReport(world, await makeReport(world, page, "failed"));
  expect(await client.write("account.close")).toEqual({ closed: true });
});
