import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { RECEIPTS } from "@baize/domain/payments/receipt";
import { serverText } from "@baize/i18n/server-text";
import { WITHDRAWAL_STATES, WITHDRAWAL } from "@baize/domain/payments/withdrawal-state";
import { canMove } from "@baize/domain/state-machine/machine";
import { inbox } from "../../inbox/schema.ts";
import { members } from "../../identity/schema.ts";
import { withdrawals } from "../schema.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { confirmWithdrawals } from "./confirm-withdrawals.ts";
import { memberAccount } from "../../../ledger/account.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { loadBalance } from "../../../ledger/post.ts";
import { BAD_AMOUNTS } from "../../../../test/harness/amounts.ts";
import { clientFor, newKey, makeReport, sendReport } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, loadCash, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { addOperator } from "../../../../test/harness/operators.ts";
import { payOut, PIN, readyToWithdraw, step } from "../../../../test/harness/payout.ts";
import { png } from "../../../../test/harness/picture.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const MINUTE = 60_000;

let world: World;
let member: TestMember;
let client: Client;
let account: string;
beforeEach(async () => {
  world = await newWorld({ config: { session: { idleMinutes: 100_000, absoluteHours: 1000 } } });
  member = await addMember(world, 500_000n);
  client = await clientFor(world, member);
  account = await readyToWithdraw(client);
});

const ask = async (amount = "1000.00", key = newKey(), rest: object = {}) =>
  await client.write("withdrawals.create", { account, amount, paymentPassword: PIN, ...rest }, { key });
const get = async (id: string) => await client.read("withdrawals.get", { id });
const answer = async (id: string, receipt: (typeof RECEIPTS)[number], rest: { amount?: string; images?: string[] } = {}) =>
  await client.write("withdrawals.receipt", { id, receipt, ...rest }, { key: newKey() });
const loadLocked = async () => await loadBalance(runIn(world.system.db), memberAccount(member.owner, "locked"));
const wallets = async () => [await loadCash(world, member), await loadLocked()];
const paid = async (amount?: string) => {
  const { id } = await ask(amount);
  await payOut(world, id);
  return id;
};
const letters = async () =>
  (await world.system.db.select().from(inbox).where(eq(inbox.memberId, member.id)).orderBy(inbox.id)).map(({ type }) => type);
const confirmDue = async () => await confirmWithdrawals(world.system.db, world.system.now(), world.system);
const reasons = async (by: Client) =>
  (await by.read("withdrawals.list", {})).items.map(({ id, reason }) => [id, reason]).filter(([, reason]) => reason);

describe("a withdrawal", () => {
  it("holds the amount, pays it less the fee, and asks whether it arrived", async () => {
    const made = await ask();
    expect(made).toMatchObject({ state: "pending", fee: { amount: "5.00" }, sent: { amount: "995.00" }, mayCancel: true });
    expect(await wallets()).toEqual([400_000n, 100_000n]);
    await payOut(world, made.id);
    expect(await wallets()).toEqual([400_000n, 0n]);
    const now = await get(made.id);
    expect(now.answers).toEqual(["received", "partial", "not_received"]);
    expect(now.steps.map(({ state, actor }) => [state, actor])).toEqual([
      ["pending", "member"],
      ["approved", "operator"],
      ["paying", "operator"],
      ["paid", "adapter"],
    ]);
    expect((now.autoAt ?? 0) - (now.paidAt ?? 0)).toBe(1440 * MINUTE);
    expect(await letters()).toEqual(["withdraw_approved", "withdraw_paid"]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("returns the whole amount when it is cancelled, declined, or cannot be paid", async () => {
    const [cancelled, declined] = [await ask(), await ask()];
    account = (
      await client.write(
        "payout.add",
        {
          kind: "bank",
          holder: "Ananya Sharma",
          bank: "SBI",
          code: "SBIN0001234",
          number: "5012 3400 0000",
          paymentPassword: PIN,
        },
        { key: newKey() },
      )
    ).id;
    const failing = await ask();
    expect(failing.account).toBe("SBI ••0000");
    expect((await client.write("withdrawals.cancel", { id: cancelled.id })).state).toBe("cancelled");
    await step(world, declined.id, "rejected");
    await payOut(world, failing.id);
    expect((await get(failing.id)).state).toBe("failed");
    expect(await letters()).toEqual(["withdraw_rejected", "withdraw_approved", "withdraw_rejected"]);
    expect(await wallets()).toEqual([500_000n, 0n]);
    expect(await refusal(client.write("withdrawals.cancel", { id: declined.id }))).toMatchObject({
      code: "withdraw.not_possible",
      value: { state: "rejected" },
    });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("says why it was declined, in the member's language or in the operator's own words", async () => {
    const finance = await addOperator(world, "finance");
    const [catalogued, own, silent] = [await ask(), await ask(), await ask()];
    const decline = async (id: string, reason: string) => await finance.said("withdrawals reject", { id, reason });
    expect(await decline(silent.id, " ")).toBe("--reason is refused: 5 characters at least.");
    expect(await decline(catalogued.id, "identity")).toMatchObject({ state: "rejected" });
    expect(await decline(own.id, "The name on the account is another one.")).toMatchObject({ state: "rejected" });
    const hindi = clientOf(world, await signIn(world, member), "HI");
    expect(await reasons(client)).toEqual([
      [own.id, "The name on the account is another one."],
      [catalogued.id, serverText("EN", "withdraw.declined.identity")],
    ]);
    expect((await hindi.read("withdrawals.get", { id: catalogued.id })).reason).toBe(
      serverText("HI", "withdraw.declined.identity"),
    );
    const [ofOwn, ofCatalogued] = (await hindi.read("inbox.list", {})).items;
    expect(ofOwn?.content).toContain("The name on the account is another one.");
    expect(ofCatalogued?.content).toContain(serverText("HI", "withdraw.declined.identity"));
    expect((await get(silent.id)).reason).toBeUndefined();
    expect(await wallets()).toEqual([400_000n, 100_000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("is late once the stated hours are over, until it is sent", async () => {
    const { id, createdAt } = await ask();
    const at = createdAt + 24 * 60 * MINUTE;
    expect((await get(id)).expected).toEqual({ at, passed: false });
    world.advance(24 * 60 * MINUTE + 1);
    expect((await get(id)).expected).toEqual({ at, passed: true });
    await payOut(world, id);
    expect((await get(id)).expected).toBeUndefined();
  });

  it("refuses a step that the table does not have", async () => {
    const { id } = await ask();
    for (const from of WITHDRAWAL_STATES) {
      await world.system.db.update(withdrawals).set({ state: from }).where(eq(withdrawals.id, id));
      for (const to of WITHDRAWAL_STATES.filter((one) => !canMove(WITHDRAWAL, from, one, "operator")))
        expect([from, to, await step(world, id, to)]).toEqual([from, to, false]);
    }
    await world.system.db.update(withdrawals).set({ state: "pending" }).where(eq(withdrawals.id, id));
    expect(await wallets()).toEqual([400_000n, 100_000n]);
  });

  it("happens once for one key, and never for more than the balance", async () => {
    const key = newKey();
    const made = await Promise.all([1, 2, 3].map(async () => await ask("1000.00", key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(async () => await ask("2000.00")));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await refusal(ask("2000.00"))).toMatchObject({
      code: "money.insufficient",
      value: { balance: "0.00", currency: "INR" },
    });
    expect(await wallets()).toEqual([0n, 500_000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("keeps to amounts, limits, the day's number and its own member's accounts", async () => {
    const codes = await Promise.all(BAD_AMOUNTS.map(async (amount) => (await refusal(ask(amount))).code));
    expect(new Set(codes)).toEqual(new Set(["input.invalid"]));
    expect((await refusal(ask("499.99"))).code).toBe("money.out_of_range");
    expect((await refusal(ask("90071992547409.93"))).code).toBe("money.out_of_range");
    const other = await clientFor(world, await addMember(world, 500_000n));
    const theirs = await readyToWithdraw(other, "another@okaxis");
    expect((await refusal(ask("500.00", newKey(), { account: theirs }))).code).toBe("withdraw.account_unknown");
    for (let made = 0; made < 5; made += 1) await ask("500.00");
    expect((await refusal(ask("500.00"))).code).toBe("withdraw.daily_limit");
    world.advance(24 * 60 * MINUTE);
    expect((await ask("500.00")).state).toBe("pending");
  });

  it("waits until the deposit has been wagered", async () => {
    const made = await client.write("deposits.create", { channel: "upi", amount: "800.00" }, { key: newKey() });
    await sendReport(world, await makeReport(world, made, "succeeded"));
    expect(await refusal(ask())).toMatchObject({
      code: "withdraw.wagering_open",
      value: { remaining: "800.00", currency: "INR" },
    });
    const { turnover } = await client.read("withdrawals.rules");
    expect([turnover.deposited.amount, turnover.remaining.amount]).toEqual(["800.00", "800.00"]);
  });

  it.each([
    ["a time without play", async () => void (await client.write("responsibleGambling.coolOff", { days: 1 }))],
    ["an exclusion", async () => void (await client.write("responsibleGambling.selfExclude", {}))],
    [
      "a lock on bets",
      async () => void (await world.system.db.update(members).set({ betsLocked: true }).where(eq(members.id, member.id))),
    ],
  ])("waits for no wagering in %s, and takes out the last of the money", async (_, block) => {
    const { id } = await client.write("deposits.create", { channel: "upi", amount: "800.00" }, { key: newKey() });
    await sendReport(world, await makeReport(world, await client.read("deposits.get", { id }), "succeeded"));
    expect((await refusal(ask("5500.00"))).code).toBe("withdraw.wagering_open");
    await block();
    expect(await client.read("withdrawals.rules")).toMatchObject({ turnover: { remaining: { amount: "0.00" }, waived: true } });
    expect((await ask("5500.00")).state).toBe("pending");
    expect((await client.read("withdrawals.rules")).min.amount).toBe("300.00");
    expect((await refusal(ask("299.99"))).code).toBe("money.out_of_range");
    expect((await ask("300.00")).state).toBe("pending");
    expect(await wallets()).toEqual([0n, 580_000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("is approved automatically where the brand allows small ones", async () => {
    world = await newWorld({ config: { payments: { withdrawal: { unseenUpTo: "100000" } } } });
    member = await addMember(world, 500_000n);
    client = await clientFor(world, member);
    account = await readyToWithdraw(client);
    expect([(await ask("1000.00")).state, (await ask("1000.01")).state]).toEqual(["paying", "pending"]);
  });
});

describe("a receipt", () => {
  it("in parts shows what arrived and what is left, until all of it has arrived", async () => {
    const id = await paid();
    const part = await answer(id, "partial", { amount: "400.00" });
    expect(part).toMatchObject({ state: "partly_received", received: { amount: "400.00" }, remainder: { amount: "595.00" } });
    expect(part.answers).toEqual(["partial", "all", "not_received"]);
    for (const amount of ["400.00", "995.00", "2000.00"])
      expect((await refusal(answer(id, "partial", { amount }))).code).toBe("money.out_of_range");
    expect((await refusal(answer(id, "partial"))).code).toBe("input.invalid");
    expect(await answer(id, "partial", { amount: "600.00" })).toMatchObject({ remainder: { amount: "395.00" } });
    expect(await answer(id, "all")).toMatchObject({
      state: "received",
      remainder: { amount: "0.00" },
      answers: [],
      autoAt: null,
    });
    expect((await refusal(answer(id, "received"))).code).toBe("withdraw.not_possible");
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("that nothing arrived needs a picture, stops the clock, and refunds only what an operator decides", async () => {
    const id = await paid();
    expect((await refusal(answer(id, "not_received"))).code).toBe("withdraw.proof_required");
    const { id: image } = await client.write("uploads.add", { file: png(20, 20) });
    expect(await answer(id, "not_received", { images: [image] })).toMatchObject({ state: "disputed", autoAt: null });
    world.advance(10_000 * MINUTE);
    await confirmDue();
    expect(await get(id)).toMatchObject({ state: "disputed", proofs: 1 });
    await step(world, id, "refunded");
    expect([(await get(id)).state, ...(await wallets())]).toEqual(["refunded", 500_000n, 0n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("refuses another member's picture, and keeps the state", async () => {
    const id = await paid();
    const other = await clientFor(world, await addMember(world));
    const { id: image } = await other.write("uploads.add", { file: png(20, 20) });
    expect((await refusal(answer(id, "not_received", { images: [image] }))).code).toBe("upload.not_found");
    expect((await get(id)).state).toBe("paid");
  });

  it("is requested twice, counts as given when its time is over, and refunds nothing", async () => {
    const id = await paid();
    const answered = await paid();
    await answer(answered, "received");
    for (const minutes of [719, 2, 575, 2]) {
      world.advance(minutes * MINUTE);
      await Promise.all([confirmDue(), confirmDue()]);
    }
    expect((await letters()).filter((type) => type === "withdraw_paid")).toHaveLength(4);
    expect((await get(id)).state).toBe("paid");
    world.advance(200 * MINUTE);
    await Promise.all([confirmDue(), confirmDue()]);
    expect(await get(id)).toMatchObject({ state: "auto_received", answers: [], remainder: { amount: "0.00" } });
    expect((await get(answered)).state).toBe("received");
    expect(await wallets()).toEqual([300_000n, 0n]);
    expect((await refusal(answer(id, "not_received"))).code).toBe("withdraw.not_possible");
  });

  it("restarts its clock when an operator pays again after a dispute", async () => {
    const id = await paid();
    const { id: image } = await client.write("uploads.add", { file: png(20, 20) });
    await answer(id, "not_received", { images: [image] });
    world.advance(5000 * MINUTE);
    await step(world, id, "paid");
    expect((await get(id)).autoAt).toBe(world.system.now().getTime() + 1440 * MINUTE);
    expect(await wallets()).toEqual([400_000n, 0n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});
