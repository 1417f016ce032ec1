import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { minorOf } from "@baize/domain/money/amount";
import { inbox } from "../../inbox/schema.ts";
import { audit } from "../../../platform/schema.ts";
import { members } from "../../identity/schema.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { BAD_AMOUNTS } from "../../../../test/harness/amounts.ts";
import { clientFor, newKey, makeReport, sendReport } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, loadCash, PASSWORD, loadCommission, type TestMember } from "../../../../test/harness/member.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { giveCommission } from "../../../../test/harness/pay.ts";
import { placeBet, seatedIn } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
type Send = Parameters<typeof makeTransfer>[1];

let world: World;
let agent: TestMember;
let player: TestMember;
let below: TestMember;
const clients = new Map<string, Client>();

async function makeTree(profile: "strict" | "classic"): Promise<void> {
  world = await newWorld({ profile });
  agent = await addMember(world, 500_000n, { kind: 1 });
  player = await addMember(world, 500_000n, { uplineId: agent.id, path: [agent.id], toUpline: true });
  below = await addMember(world, 0n, { uplineId: player.id, path: [agent.id, player.id] });
  for (const one of [agent, player, below]) {
    const client = await clientFor(world, one);
    await readyToWithdraw(client, `${one.username}@okaxis`);
    clients.set(one.id, client);
    await giveCommission(world, one, 300_000n);
  }
}
beforeEach(async () => await makeTree("strict"));

const by = ({ id }: TestMember): Client => {
  const client = clients.get(id);
  if (!client) throw new Error("This member is not signed in");
  return client;
};
async function makeTransfer(
  who: TestMember,
  input: { to: "upline" | "downline"; account?: string; amount?: string; paymentPassword?: string },
  key = newKey(),
) {
  return await by(who).write("upline.send", { amount: "500.00", paymentPassword: PIN, ...input }, { key });
}
const code = async (who: TestMember, input: Send) => (await refusal(makeTransfer(who, input))).code;
/** Whether the rules of each form say that money is frozen. */
const frozen = async (who: TestMember) => {
  const { read } = by(who);
  const rules = await Promise.all([read("withdrawals.rules", {}), read("upline.rules", {}), read("points.balance", {})]);
  return rules.map((one) => one.frozen);
};
const commission = async (who: TestMember) => await loadCommission(world, who);

const total = (lines: readonly { amount: { amount: string; currency: string } }[]) =>
  lines.reduce((sum, { amount }) => sum + minorOf(amount), 0n);

describe("a transfer along the tree", () => {
  it("goes up by the profile's flag and down from an agent, and is in both records", async () => {
    const up = await makeTransfer(player, { to: "upline" });
    const down = await makeTransfer(agent, { to: "downline", account: below.username.toUpperCase(), amount: "700.00" });
    expect(up).toMatchObject({ way: "sent", side: "upline", amount: { amount: "500.00" } });
    expect(up.account).not.toContain(agent.username);
    expect(down).toMatchObject({ side: "downline", account: below.username });
    expect(await Promise.all([agent, player, below].map(commission))).toEqual([230_000n, 250_000n, 300_000n]);
    expect(await Promise.all([agent, player, below].map(async (one) => await loadCash(world, one)))).toEqual([
      550_000n,
      500_000n,
      70_000n,
    ]);
    const list = await by(agent).read("upline.list", {});
    expect(list.items.map(({ way, side, account }) => [way, side, account])).toEqual([
      ["sent", "downline", below.username],
      ["received", "downline", player.username],
    ]);
    expect(list.totals).toMatchObject({ count: 2, sent: { amount: "700.00" }, received: { amount: "500.00" } });
    const pages = await by(agent).read("upline.list", { limit: 1 });
    expect((await by(agent).read("upline.list", { limit: 1, cursor: pages.next ?? "" })).items).toEqual(list.items.slice(1));
    const lost = await by(below).read("upline.list", { limit: 1, cursor: pages.next ?? "" });
    expect(lost.items.map(({ way }) => way)).not.toContain("sent");
    expect((await by(agent).read("upline.list", { way: "sent" })).totals).toMatchObject({ count: 1 });
    expect((await by(agent).read("upline.list", { from: "2001-01-01", to: "2001-01-02" })).items).toEqual([]);
    const bad = by(agent).read("upline.list", { cursor: "bm90aGluZw" });
    expect((await refusal(bad)).code).toBe("input.bad_cursor");
    const [line] = (await by(below).read("transactions.list", { type: "transfer" })).items;
    const opened = await by(below).read("transactions.get", { id: line?.id ?? "" });
    expect(opened.member).toMatchObject({ relation: "upline" });
    expect(opened.amount.amount).toBe("700.00");
    const { db } = world.system;
    const letters = await db.select().from(inbox).where(eq(inbox.memberId, below.id));
    expect(letters.map(({ type }) => type)).toEqual(["transfer_received"]);
    const trail = await db.select().from(audit).where(eq(audit.memberId, player.id));
    expect(trail.find(({ action }) => action === "upline.send")?.details).toMatchObject({ to: agent.id, amount: "50000" });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("refuses members outside the tree, and the wrong direction", async () => {
    const stranger = await addMember(world, 0n, { kind: 1 });
    const theirs = await addMember(world, 0n, { uplineId: stranger.id, path: [stranger.id] });
    const closed = await addMember(world, 0n, { uplineId: agent.id, path: [agent.id], status: "closed" });
    for (const account of [stranger, theirs, closed, agent].map(({ username }) => username))
      expect(await code(agent, { to: "downline", account })).toBe("auth.user_unknown");
    expect(await code(agent, { to: "downline" })).toBe("auth.user_unknown");
    expect(await code(agent, { to: "upline" })).toBe("transfer.not_allowed");
    expect(await code(player, { to: "downline", account: below.username })).toBe("transfer.not_allowed");
    expect(await code(below, { to: "upline" })).toBe("transfer.not_allowed");
    expect((await refusal(by(player).read("upline.people", {}))).code).toBe("transfer.not_allowed");
    await world.system.db.update(members).set({ status: "closed" }).where(eq(members.id, agent.id));
    expect(await code(player, { to: "upline" })).toBe("auth.user_unknown");
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("refuses frozen money and a receiver in a time without play, without saying more", async () => {
    const named = { brand: world.brand, member: player.username, reason: "An open dispute" };
    expect(await operate(world, "money freeze", named)).toMatchObject({ ok: true });
    expect(await frozen(player)).toEqual([true, true, true]);
    expect(await code(player, { to: "upline" })).toBe("money.account_locked");
    const account = (await by(player).read("payout.list")).items[0]?.id ?? "";
    const out = { account, amount: "1000.00", paymentPassword: PIN };
    const goods = { id: newId(), address: "12 Marine Drive, Mumbai", phone: "9812345678", paymentPassword: PIN };
    const refused = [
      by(player).write("withdrawals.create", out, { key: newKey() }),
      by(player).write("points.redeem", goods, { key: newKey() }),
      by(player).write("points.convert", { points: 100, password: PASSWORD }, { key: newKey() }),
    ];
    for (const one of await Promise.all(refused.map(refusal))) expect(one.code).toBe("money.account_locked");
    await makeTransfer(agent, { to: "downline", account: player.username });
    await operate(world, "money thaw", named);
    expect(await frozen(player)).toEqual([false, false, false]);
    await makeTransfer(player, { to: "upline" });
    const sent = await by(player).write("withdrawals.create", out, { key: newKey() });
    expect(sent.state).toBe("pending");
    await by(agent).write("responsibleGambling.coolOff", { days: 1 });
    await by(below).write("responsibleGambling.selfExclude", { months: 6 });
    expect(await code(player, { to: "upline" })).toBe("transfer.receiver_closed");
    expect(await code(agent, { to: "downline", account: below.username })).toBe("transfer.receiver_closed");
    // They may still send their own money.
    await makeTransfer(agent, { to: "downline", account: player.username });
    world.advance(24 * 3_600_000);
    clients.set(player.id, await clientFor(world, player));
    await makeTransfer(player, { to: "upline" });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("lists an agent's downline of every level, and no other member", async () => {
    await addMember(world, 0n, { kind: 1 });
    const { items } = await by(agent).read("upline.people", {});
    expect(new Map(items.map(({ account, level }) => [account, level]))).toEqual(
      new Map([
        [player.username, 1],
        [below.username, 2],
      ]),
    );
    const first = await by(agent).read("upline.people", { limit: 1 });
    const second = await by(agent).read("upline.people", { limit: 1, cursor: first.next ?? "" });
    expect([...first.items, ...second.items]).toEqual(items);
    expect((await by(agent).read("upline.people", { search: below.username.slice(2) })).items).toHaveLength(1);
    expect((await by(agent).read("upline.people", { search: "%" })).items).toEqual([]);
    expect((await refusal(by(agent).read("upline.people", { cursor: "bm90aGluZw" }))).code).toBe("input.bad_cursor");
  });

  it("happens once for one key, and never for more than the balance, with transfers in both directions at once", async () => {
    const key = newKey();
    const made = await Promise.all(
      [1, 2, 3].map(async () => await makeTransfer(player, { to: "upline", amount: "1000.00" }, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const tries = await Promise.allSettled([
      ...[1, 2, 3].map(async () => await makeTransfer(player, { to: "upline", amount: "900.00" })),
      ...[1, 2, 3].map(async () => await makeTransfer(agent, { to: "downline", account: player.username, amount: "900.00" })),
    ]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await refusal(makeTransfer(player, { to: "upline", amount: "900.00" }))).toMatchObject({
      code: "money.insufficient",
      value: { balance: "200.00", currency: "INR" },
    });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("keeps to amounts, limits, the day's number and the withdrawal password", async () => {
    const codes = await Promise.all(BAD_AMOUNTS.map(async (amount) => await code(player, { to: "upline", amount })));
    expect(new Set(codes)).toEqual(new Set(["input.invalid"]));
    for (const amount of ["99.99", "90071992547409.93"])
      expect(await code(player, { to: "upline", amount })).toBe("money.out_of_range");
    const poor = await addMember(world, 0n, { uplineId: agent.id, path: [agent.id], toUpline: true });
    clients.set(poor.id, await clientFor(world, poor));
    expect(await code(poor, { to: "upline" })).toBe("payment_password.not_set");
    for (let sent = 0; sent < 20; sent += 1) await makeTransfer(player, { to: "upline", amount: "100.00" });
    expect(await code(player, { to: "upline", amount: "100.00" })).toBe("transfer.daily_limit");
    expect(await by(player).read("upline.rules", {})).toMatchObject({ today: 20, perDay: 20, sides: ["upline"] });
    const wrong = { to: "upline" as const, paymentPassword: "402738" };
    for (let tried = 0; tried < 4; tried += 1) expect(await code(player, wrong)).toBe("payment_password.wrong");
    expect(await code(player, wrong)).toBe("payment_password.locked");
    expect(await code(player, { to: "upline" })).toBe("payment_password.locked");
  });

  it("draws on cash in the classic profile once the deposit has been wagered", async () => {
    await makeTree("classic");
    expect(await by(agent).read("upline.rules", {})).toMatchObject({
      wallet: "cash",
      sides: ["downline"],
      available: { amount: "5000.00" },
      upline: null,
    });
    await makeTransfer(agent, { to: "downline", account: player.username });
    expect([await loadCash(world, agent), await loadCash(world, player)]).toEqual([450_000n, 550_000n]);
    const made = await by(agent).write("deposits.create", { channel: "upi", amount: "1000.00" }, { key: newKey() });
    await sendReport(world, await makeReport(world, made, "succeeded"));
    expect(await refusal(makeTransfer(agent, { to: "downline", account: player.username }))).toMatchObject({
      code: "withdraw.wagering_open",
      value: { remaining: "1000.00" },
    });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});

it("explains the balance by its wallets, each by the lines of its record, and by what is held", async () => {
  const table = await seatedIn(await newWorld({ config: { payments: { withdrawal: { turnoverPpm: 0 } } } }));
  const client = clientOf(table.world, table.token);
  await placeBet(table.world, table.seat, { amount: "30.00" });
  const account = await readyToWithdraw(client);
  const out = await client.write("withdrawals.create", { account, amount: "600.00", paymentPassword: PIN }, { key: newKey() });
  const opened = await client.read("wallet.explained", {});
  const balance = await client.read("wallet.balance", {});
  expect(opened.sumBalance).toEqual(balance.sumBalance);
  for (const { amount, lines } of opened.wallets) expect(total(lines)).toBe(minorOf(amount));
  expect(total(opened.wallets.filter(({ counted }) => counted))).toBe(minorOf(opened.sumBalance));
  for (const { wallet, lines } of opened.wallets.filter((one) => one.wallet === "cash" || one.wallet === "locked"))
    for (const { type, count, amount } of lines) {
      const { totals } = await client.read("transactions.list", { wallet: wallet === "cash" ? "cash" : "locked", type });
      expect([count, amount]).toEqual([totals?.count, totals?.net]);
    }
  expect(opened.held).toMatchObject([{ id: out.id, amount: { amount: "600.00" } }]);
  expect(total(opened.held)).toBe(minorOf(balance.locked));
  expect(opened.openBets).toMatchObject({ count: 1, stake: { amount: "30.00" } });
  expect(opened.bonuses).toEqual([]);
});
