import { beforeEach, expect, it } from "vitest";
import { accountOf } from "../../../ledger/account.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { loadBalance } from "../../../ledger/post.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { promotions } from "../../rewards/promotion-schema.ts";
import { clientFor, newKey, makeReport, sendReport } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, loadCash, type TestMember } from "../../../../test/harness/member.ts";
import { operate, operateByTwo, requestFor } from "../../../../test/harness/operate.ts";
import { PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const reason = "The payer's bank took it back";

let world: World;
let member: TestMember;
let client: Awaited<ReturnType<typeof clientFor>>;
beforeEach(async () => {
  world = await newWorld();
  member = await addMember(world);
  client = await clientFor(world, member);
});

/** A deposit by card that arrived: of ₹1,000.00 the fee is ₹20.00. */
async function deposit(): Promise<string> {
  const made = await client.write("deposits.create", { channel: "card", amount: "1000.00" }, { key: newKey() });
  await sendReport(world, await makeReport(world, made, "succeeded"));
  return made.id;
}

const reverse = async (id: string) => await operateByTwo(world, "deposits reverse", { id, reason });
const spend = async (amount: string) =>
  await operateByTwo(world, "money adjust", { brand: world.brand, member: member.username, amount, reason: "Spent since" });
const owed = async () => -((await loadBalance(runIn(world.system.db), accountOf(member.owner, "receivable"))) ?? 0n);
const withdraw = async (account: string, amount: string) =>
  await client.write("withdrawals.create", { account, amount, paymentPassword: PIN }, { key: newKey() });

it("sends a deposit back with its fee, once, after a second person has agreed, and notifies the member", async () => {
  const id = await deposit();
  expect(await loadCash(world, member)).toBe(98_000n);
  const request = await requestFor(world, "deposits reverse", { id, reason });
  const again = await requestFor(world, "deposits reverse", { id, reason });
  expect(await operate(world, "requests approve", { id: request })).toMatchObject({ ok: false });
  expect(await loadCash(world, member)).toBe(98_000n);
  expect(await operate(world, "requests approve", { id: request }, "ravi")).toMatchObject({
    value: { state: "reversed", amount: "1000.00 INR", owes: "0.00 INR" },
  });
  expect(await operate(world, "requests approve", { id: again }, "ravi")).toEqual({
    ok: false,
    says: "A deposit that is reversed cannot be reversed.",
  });
  expect([await loadCash(world, member), await owed()]).toEqual([0n, 0n]);
  expect((await client.read("deposits.get", { id })).state).toBe("reversed");
  expect((await client.read("inbox.list", {})).items[0]).toMatchObject({ type: "deposit_reversed" });
  const open = await client.write("deposits.create", { channel: "card", amount: "1000.00" }, { key: newKey() });
  expect(await operate(world, "deposits reverse", { id: open.id, reason })).toEqual({
    ok: false,
    says: "A deposit that is created cannot be reversed.",
  });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("books what was spent as owed, lets nothing out, and collects it from what arrives", async () => {
  const account = await readyToWithdraw(client);
  const id = await deposit();
  await spend("-500.00");
  expect(await reverse(id)).toMatchObject({ ok: true, value: { owes: "500.00 INR" } });
  expect([await loadCash(world, member), await owed()]).toEqual([0n, 50_000n]);
  await spend("300.00");
  expect(await refusal(withdraw(account, "300.00"))).toMatchObject({ code: "money.account_locked" });
  expect([await loadCash(world, member), await owed()]).toEqual([30_000n, 50_000n]);
  await deposit();
  expect([await loadCash(world, member), await owed()]).toEqual([78_000n, 0n]);
  expect(await refusal(withdraw(account, "780.00"))).toMatchObject({ code: "withdraw.wagering_open" });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("says that a withdrawal is frozen only while cash does not cover what is owed", async () => {
  const account = await readyToWithdraw(client);
  const id = await deposit();
  await spend("-500.00");
  await reverse(id);
  const rules = async () => await client.read("withdrawals.rules", {});
  await spend("499.99");
  expect(await rules()).toMatchObject({ frozen: true, available: { amount: "0.00" } });
  expect(await refusal(withdraw(account, "499.99"))).toMatchObject({ code: "money.account_locked" });
  await spend("1000.01");
  expect(await rules()).toMatchObject({ frozen: false, available: { amount: "1000.00" } });
  await withdraw(account, "1000.00");
  expect([await loadCash(world, member), await owed()]).toEqual([0n, 0n]);
});

it("neither wagers nor counts a reversed deposit against a limit, and ends the bonus that required it", async () => {
  await client.write("responsibleGambling.setLimit", { kind: "deposit", period: "day", amount: "1000.00" });
  const promotion = newId();
  const texts = { EN: { title: "First deposit", content: "Play it." } };
  const offer = { amount: "10000", times: 2, days: 7, minDeposit: "100000" };
  const startsAt = new Date(world.system.now().getTime() - 86_400_000);
  const about = { brand: world.brand, category: "deposit", position: 1, texts, startsAt, way: "join" as const, offer };
  await world.system.db.insert(promotions).values({ id: promotion, ...about });
  await client.write("promotions.join", { id: promotion }, { key: newKey() });
  world.advance(1000);
  const id = await deposit();
  await client.write("promotions.claim", { id: promotion }, { key: newKey() });
  expect(await refusal(client.write("deposits.create", { channel: "card", amount: "500.00" }, { key: newKey() }))).toMatchObject({
    code: "responsible_gambling.limit_reached",
  });
  expect(await reverse(id)).toMatchObject({ ok: true });
  expect((await client.read("bonus.list", {})).items).toMatchObject([{ state: "revoked" }]);
  expect(await loadBalance(runIn(world.system.db), accountOf(member.owner, "bonus"))).toBe(0n);
  expect((await client.read("withdrawals.rules", {})).turnover).toMatchObject({
    deposited: { amount: "0.00" },
    remaining: { amount: "0.00" },
  });
  await client.write("deposits.create", { channel: "card", amount: "500.00" }, { key: newKey() });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});
