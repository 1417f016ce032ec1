import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readStatement } from "@baize/domain/agents/settlement/read-statement";
import { statementProblem } from "@baize/domain/agents/settlement/verify";
import { AgentTree, daily, weekly } from "../../../../test/harness/agent-tree.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, loadCommission, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { audit } from "../../../platform/schema.ts";
import { members } from "../../identity/schema.ts";

const newWorld = testDatabase();

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;
let low: TestMember;
let player: TestMember;

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const WEEK = 168 * HOUR;
const REASON = "The bonus of this week was not taken off.";

const commission = async (who: TestMember) => await loadCommission(world, who);
const key = () => ({ key: newKey() });
const listIncome = async (who: TestMember, way: "received" | "paid", rest: object = {}) =>
  await tree.by(who).read("income.list", { way, ...rest });
async function loadBill(who: TestMember, way: "received" | "paid" = "paid") {
  const [item] = (await listIncome(who, way, { type: "dividend" })).items;
  if (!item) throw new Error("There is no statement of a dividend");
  return item;
}
const pay = async (who: TestMember, id: string, rest: object = {}, by = key()) =>
  await tree.by(who).write("income.pay", { id, paymentPassword: PIN, ...rest }, by);
const refuse = async (who: TestMember, id: string, rest: object = {}) =>
  await tree.by(who).write("income.refuse", { id, reason: REASON, paymentPassword: PIN, ...rest }, key());
const letters = async (who: TestMember) =>
  (await tree.by(who).read("inbox.list", {})).items.map(({ title, content }) => ({ title, content }));

/** The top agent is paid ₹40.00 by the brand, and owes ₹30.00 of it to the agent below. */
beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle, low } = tree);
  await tree.moveTo(MONDAY - 100 * HOUR);
  player = await playerBelow(world, [top, middle, low]);
  await tree.brandContract(weekly(400_000));
  await tree.agree(top, middle, weekly(300_000));
  await tree.moveTo(MONDAY);
  await playRound(world, player, "60.00");
  await playRound(world, player, "40.00");
  await tree.moveTo(MONDAY + WEEK);
  await settle(world);
  for (const one of [top, middle]) await readyToWithdraw(tree.by(one), `${one.username}@okaxis`);
});

describe("what an agent is paid and pays", () => {
  it("is listed by side, type, state and days, with the upline masked", async () => {
    const own = await loadBill(top, "received");
    expect(own).toMatchObject({ account: null, state: "paid", amount: { amount: "40.00" }, dueAt: null, way: "received" });
    const owed = await loadBill(top);
    expect(owed).toMatchObject({ account: middle.username, state: "due", amount: { amount: "30.00" }, way: "paid", dispute: "" });
    const received = await loadBill(middle, "received");
    expect(received).toMatchObject({ id: owed.id, way: "received", state: "due", fromGuarantee: null });
    expect(received.account).not.toContain(top.username);
    const count = async (way: "received" | "paid", rest: object) => (await listIncome(top, way, rest)).totals?.count;
    expect(await count("paid", { state: "due" })).toBe(1);
    expect(await count("paid", { state: "paid" })).toBe(0);
    expect(await count("paid", { type: "daily" })).toBe(0);
    expect(await count("paid", { from: "2026-12-06", to: "2026-12-06" })).toBe(1);
    expect(await count("paid", { from: "2026-12-07" })).toBe(0);
    expect(await count("paid", { to: "2026-12-05" })).toBe(0);
    const days = await tree.by(top).read("income.days", {});
    expect(days.items).toMatchObject([
      { day: "2026-12-06", statements: 1, dividend: { amount: "40.00" }, total: { amount: "40.00" } },
    ]);
    expect(days.totals).toMatchObject({ total: { amount: "40.00" }, daily: { amount: "0.00" } });
    expect((await listIncome(low, "received")).items).toEqual([]);
    // A sub-account reads what the agent above reads, and answers nothing.
    const sub = await addMember(world, 0n, { kind: 41, uplineId: top.id, path: [top.id] });
    await tree.signIn(sub);
    expect(await loadBill(sub)).toEqual(owed);
    expect((await tree.by(sub).read("income.lines", { id: owed.id })).items).toHaveLength(1);
    expect((await refusal(pay(sub, owed.id))).code).toBe("auth.not_agent");
    expect(await tree.by(top).read("income.state", {})).toMatchObject({
      due: { count: 1, amount: { amount: "30.00" }, next: owed.dueAt },
      owed: { amount: "0.00" },
      frozen: false,
    });
  });

  it("opens to its lines, and each line to the wagers that it counts", async () => {
    const { id } = await loadBill(middle, "received");
    const read = await tree.by(middle).read("income.get", { id });
    expect(read).toMatchObject({ base: { amount: "100.00" }, lines: 1, contract: { period: "W", version: 1 } });
    expect(read.measures).toMatchObject({ profit: { amount: "100.00" }, activeUsers: 1 });
    const lines = await tree.by(middle).read("income.lines", { id });
    expect(lines.items).toMatchObject([
      { line: 0, branch: low.username, rule: "play", base: { amount: "100.00" }, rate: 300_000, micro: "3000000000" },
    ]);
    expect(lines.totals).toEqual({ count: 1, amount: { amount: "30.00", currency: "INR" } });
    const wagers = await tree.by(middle).read("income.wagers", { id, line: 0 });
    expect(wagers.items.map(({ account, counted }) => [account, counted.amount])).toEqual([
      [player.username, "40.00"],
      [player.username, "60.00"],
    ]);
    expect(wagers.totals).toEqual({ count: 2, counted: { amount: "100.00", currency: "INR" } });
    const first = await tree.by(middle).read("income.wagers", { id, line: 0, limit: 1 });
    const second = await tree.by(middle).read("income.wagers", { id, line: 0, limit: 1, cursor: first.next ?? "" });
    expect([...first.items, ...second.items]).toEqual(wagers.items);
    expect(second.next).toBeNull();
    // The upline's own statement counts the base of its downline, which leads to the downline's statement.
    const above = await loadBill(top, "received");
    const [line] = (await tree.by(top).read("income.lines", { id: above.id })).items;
    expect(line).toMatchObject({ rule: "downline", branch: middle.username, statement: id, base: { amount: "100.00" } });
    expect((await tree.by(top).read("income.wagers", { id: above.id, line: 0 })).items).toEqual([]);
    expect((await tree.by(top).read("income.wagers", { id: above.id, line: 7 })).totals?.count).toBe(0);
  });

  it("is proven by what is downloaded and the published key alone", async () => {
    const { id } = await loadBill(middle, "received");
    const { key: sent, ...proven } = await tree.by(middle).read("income.proof", { id });
    const [published] = (await clientOf(world).read("system.keys")).statementKeys;
    expect(published).toMatchObject(sent);
    expect(await statementProblem(proven, sent)).toBeUndefined();
    expect(readStatement(proven.statement)).toMatchObject({ memberId: middle.id, amount: 3000n, dividendBase: "branch-floored" });
    const flipped = { ...proven, statement: proven.statement.replace("3000", "3001") };
    expect(await statementProblem(flipped, sent)).toBe("proof");
  });

  it("is closed to others", async () => {
    const { id } = await loadBill(top, "received");
    for (const call of ["income.get", "income.lines", "income.proof"] as const)
      expect((await refusal(tree.by(middle).read(call, { id }))).code).toBe("statement.not_found");
    expect((await refusal(tree.by(middle).read("income.wagers", { id, line: 0 }))).code).toBe("statement.not_found");
    const mine = await loadBill(middle, "received");
    for (const cursor of ["x", "WzEsMl0", "WyIyMDI2LTEzLTQ1Il0"]) {
      expect((await refusal(tree.by(middle).read("income.list", { cursor }))).code).toBe("input.bad_cursor");
      expect((await refusal(tree.by(middle).read("income.days", { cursor }))).code).toBe("input.bad_cursor");
      expect((await refusal(tree.by(middle).read("income.lines", { id: mine.id, cursor }))).code).toBe("input.bad_cursor");
      expect((await refusal(tree.by(middle).read("income.wagers", { id: mine.id, line: 0, cursor }))).code).toBe(
        "input.bad_cursor",
      );
    }
  });
});

describe("a bill", () => {
  it("is paid by hand once, and the other side is notified", async () => {
    const { id } = await loadBill(top);
    const by = key();
    const paid = await pay(top, id, {}, by);
    expect(paid).toMatchObject({ id, state: "paid", fromGuarantee: { amount: "0.00" } });
    expect(await pay(top, id, {}, by)).toEqual(paid);
    expect([await commission(top), await commission(middle)]).toEqual([1000n, 3000n]);
    expect((await refusal(pay(top, id))).value).toEqual({ state: "paid" });
    expect((await refusal(refuse(top, id))).code).toBe("bill.wrong_state");
    expect((await letters(middle))[0]?.title).toBe("A dividend was paid: ₹30.00");
    const actions = await world.system.db.select({ action: audit.action }).from(audit).where(eq(audit.memberId, top.id));
    expect(actions.filter(({ action }) => action === "bill.pay")).toHaveLength(1);
    await settle(world);
    expect([await commission(top), await commission(middle)]).toEqual([1000n, 3000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("that is refused is paid by the guarantee at once, and its payer is frozen until commission repaid it", async () => {
    const { id } = await loadBill(top);
    for (const reason of ["too short", "x".repeat(501), `${REASON} \u202Etxt`])
      expect((await refusal(refuse(top, id, { reason }))).value).toMatchObject({ issues: [{ field: "reason" }] });
    const size = async (given: string) =>
      await operateByTwo(world, "settlement guarantee set", { brand: world.brand, size: given });
    await size("29.99");
    expect((await refusal(refuse(top, id))).code).toBe("bill.not_guaranteed");
    await size("30.00");
    const refused = await refuse(top, id, { reason: `  ${REASON} <b>\n` });
    expect(refused).toMatchObject({ state: "guaranteed", fromGuarantee: { amount: "30.00" }, dispute: `${REASON} <b>` });
    expect([await commission(top), await commission(middle)]).toEqual([4000n, 3000n]);
    expect(await tree.by(top).read("income.state", {})).toMatchObject({ owed: { amount: "30.00" }, frozen: true });
    expect((await loadBill(middle, "received")).dispute).toContain(REASON);
    const [letter] = await letters(middle);
    expect(letter?.title).toBe("A dividend was refused and paid by the guarantee: ₹30.00");
    expect(letter?.content).toContain(REASON);
    await settle(world);
    expect(await commission(top)).toBe(1000n);
    expect(await tree.by(top).read("income.state", {})).toMatchObject({ owed: { amount: "0.00" }, frozen: false });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("is paid by hand by a payer whose money is frozen, who cannot refuse it", async () => {
    const { id } = await loadBill(top);
    await world.system.db.update(members).set({ moneyFrozen: true }).where(eq(members.id, top.id));
    expect((await refusal(refuse(top, id))).code).toBe("money.account_locked");
    expect(await pay(top, id)).toMatchObject({ id, state: "paid", fromGuarantee: { amount: "0.00" } });
    expect([await commission(top), await commission(middle)]).toEqual([1000n, 3000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("is not answered by its receiver, a sub-account, without the payment password or enough commission", async () => {
    const { id } = await loadBill(top);
    for (const answer of [pay, refuse]) {
      expect((await refusal(answer(middle, id))).code).toBe("statement.not_found");
      expect((await refusal(answer(top, "nothing"))).code).toBe("statement.not_found");
      expect((await refusal(answer(top, id, { paymentPassword: "111111" }))).code).toBe("payment_password.wrong");
      expect((await refusal(answer(low, id))).code).toBe("payment_password.not_set");
    }
    const { db } = world.system;
    await db.update(members).set({ kind: 41 }).where(eq(members.id, top.id));
    for (const answer of [pay, refuse]) expect((await refusal(answer(top, id))).code).toBe("auth.not_agent");
    await db.update(members).set({ kind: 1 }).where(eq(members.id, top.id));
    await transact(db, async (tx) => {
      await postBatch(runIn(tx), world.system.now(), [
        { posting: "adjust-commission-down", owner: top.owner, amount: 2000n, ref: newId() },
      ]);
    });
    expect(await refusal(pay(top, id))).toMatchObject({
      code: "money.insufficient",
      value: { balance: "20.00", currency: "INR" },
    });
    for (const answer of [pay, refuse]) {
      for (let time = 0; time < 4; time += 1) await refusal(answer(top, id, { paymentPassword: "111111" }));
      expect((await refusal(answer(top, id, { paymentPassword: "111111" }))).code).toBe("payment_password.locked");
    }
    expect([await commission(top), await commission(middle)]).toEqual([2000n, 0n]);
  });
});

it("lists a salary by its day, and pages through the days", { timeout: 120_000 }, async () => {
  await tree.brandContract(daily(10_000));
  for (const day of [1, 2]) {
    await tree.moveTo(MONDAY + WEEK + day * 24 * HOUR);
    await playRound(world, player, "100.00");
  }
  await tree.moveTo(MONDAY + WEEK + 3 * 24 * HOUR);
  await settle(world);
  const first = await tree.by(top).read("income.days", { limit: 1 });
  const rest = await tree.by(top).read("income.days", { limit: 5, cursor: first.next ?? "" });
  expect([...first.items, ...rest.items].map(({ day, total }) => [day, total.amount])).toEqual([
    ["2026-12-09", "1.00"],
    ["2026-12-08", "1.00"],
    ["2026-12-06", "40.00"],
  ]);
  const [statement] = (await listIncome(top, "received", { type: "daily", limit: 1 })).items;
  const [line] = (await tree.by(top).read("income.lines", { id: statement?.id ?? "" })).items;
  const wagers = await tree.by(top).read("income.wagers", { id: statement?.id ?? "", line: line?.line ?? 0 });
  expect(wagers.totals?.counted).toEqual(line?.base);
});
