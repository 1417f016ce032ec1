import { and, eq, or } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { AgentTree, daily, weekly } from "../../../test/harness/agent-tree.ts";
import { newKey } from "../../../test/harness/bank.ts";
import { refusal } from "../../../test/harness/client.ts";
import { addMember, loadCommission, type TestMember } from "../../../test/harness/member.ts";
import { operate } from "../../../test/harness/operate.ts";
import { giveCommission } from "../../../test/harness/pay.ts";
import { PIN, readyToWithdraw } from "../../../test/harness/payout.ts";
import { playerBelow, playRound, settle } from "../../../test/harness/play.ts";
import { ROWS } from "../../../test/harness/rows.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { transfers } from "../../ledger/schema.ts";

const newWorld = testDatabase();

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const KINDS = [41, 42] as const;

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;
let bill: string;
let offer: string;

const code = async (call: Promise<unknown>) => (await refusal(call)).code;
const key = () => ({ key: newKey() });

/** The top owes a dividend to the agent below, and has a proposal of that agent to answer. */
beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle } = tree);
  await tree.moveTo(MONDAY - 100 * HOUR);
  const player = await playerBelow(world, [top, middle]);
  await tree.brandContract(weekly(400_000));
  await tree.brandContract(daily(9000));
  await tree.agree(top, middle, weekly(300_000));
  await tree.moveTo(MONDAY);
  await playRound(world, player, "100.00");
  await tree.moveTo(MONDAY + 168 * HOUR);
  await settle(world);
  bill = (await tree.by(top).read("income.list", { way: "paid", state: "due" })).items[0]?.id ?? "";
  ({ id: offer } = await tree.offer(middle, undefined, daily(8000)));
});

/** A sub-account of the top that has money, and may send it up as far as its own profile says. */
async function addSub(kind: (typeof KINDS)[number]): Promise<TestMember> {
  const sub = await addMember(world, 500_000n, { kind, uplineId: top.id, path: [top.id], toUpline: true });
  await tree.signIn(sub);
  await readyToWithdraw(tree.by(sub), `${sub.username}@okaxis`);
  await giveCommission(world, sub, 500_000n);
  return sub;
}

/** What each call that changes something for an agent answers a sub-account, whose agent could make every one of them. */
function callsOf(sub: TestMember): Readonly<Record<string, readonly [code: string, call: Promise<unknown>]>> {
  const client = tree.by(sub);
  const terms = daily(8000);
  const send = { amount: "500.00", paymentPassword: PIN };
  const opened = {
    account: "newagent77",
    password: "four-mango-trees",
    confirmPassword: "four-mango-trees",
    agreement: true as const,
    type: 0 as const,
  };
  return {
    "upline.send": ["transfer.not_allowed", client.write("upline.send", { to: "upline", ...send }, key())],
    "income.pay": ["auth.not_agent", client.write("income.pay", { id: bill, paymentPassword: PIN }, key())],
    "income.refuse": [
      "auth.not_agent",
      client.write("income.refuse", { id: bill, reason: "It was not agreed on like this.", paymentPassword: PIN }, key()),
    ],
    "contracts.simulate": ["auth.not_agent", client.write("contracts.simulate", { ...terms, account: middle.username })],
    "contracts.offer": ["auth.not_agent", client.write("contracts.offer", { ...terms, account: middle.username }, key())],
    "contracts.sign": ["contract.not_found", client.write("contracts.sign", { id: offer }, key())],
    "contracts.reject": ["contract.not_found", client.write("contracts.reject", { id: offer }, key())],
    "contracts.withdraw": ["contract.not_found", client.write("contracts.withdraw", { id: offer }, key())],
    "contracts.end": ["contract.not_found", client.write("contracts.end", { id: offer }, key())],
    "team.open": ["team.not_allowed", client.write("team.open", opened, key())],
    "team.setNote": ["team.not_allowed", client.write("team.setNote", { account: middle.username, note: "Calls late" })],
    "team.addLink": ["team.not_allowed", client.write("team.addLink", {}, key())],
    "team.stopLink": ["team.not_allowed", client.write("team.stopLink", { code: "UNKNOWN1" })],
  };
}

it.each(KINDS)("refuses a sub-account of kind %i each call that changes something for its agent", async (kind) => {
  const calls = callsOf(await addSub(kind));
  const answered = await Promise.all(
    Object.entries(calls).map(async ([id, [wanted, call]]) => [id, wanted, await code(call)] as const),
  );
  for (const [id, wanted, given] of answered) expect([id, given]).toEqual([id, wanted]);
  const changing = ROWS.filter(({ id, method }) => /^(team|contracts|income|upline)\./.test(id) && method !== "GET");
  expect(Object.keys(calls).toSorted()).toEqual(changing.map(({ id }) => id).toSorted());
});

it.each(KINDS)("moves no money of the tree to or from a sub-account of kind %i", async (kind) => {
  const sub = await addSub(kind);
  const rows = async () =>
    await world.system.db
      .select({ kind: transfers.kind })
      .from(transfers)
      .where(and(eq(transfers.memberId, sub.id), or(eq(transfers.kind, "member-received"), eq(transfers.kind, "member-sent"))));
  await readyToWithdraw(tree.by(top), `${top.username}@okaxis`);
  await giveCommission(world, top, 500_000n);
  const send = { to: "downline", account: sub.username, amount: "500.00", paymentPassword: PIN } as const;
  expect(await code(tree.by(top).write("upline.send", send, key()))).toBe("auth.user_unknown");
  const people = (await tree.by(top).read("upline.people", {})).items.map(({ account }) => account);
  expect(people).toContain(middle.username);
  expect(people).not.toContain(sub.username);
  // No contract, neither of its agent nor of the brand: nothing is settled with it.
  expect(await code(tree.offer(top, sub, daily(8000)))).toBe("contract.party_not_agent");
  const brands = { brand: world.brand, member: sub.username, type: "daily", period: "D", tiers: JSON.stringify([{ ratio: 1 }]) };
  expect(await operate(world, "contracts offer", brands)).toMatchObject({ ok: false });
  await playRound(world, await playerBelow(world, [top, middle]), "100.00");
  await tree.moveTo(MONDAY + 336 * HOUR);
  await settle(world);
  expect([await loadCommission(world, sub), await rows()]).toEqual([500_000n, []]);
});
