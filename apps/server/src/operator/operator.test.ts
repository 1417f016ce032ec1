import { beforeEach, describe, expect, it } from "vitest";
import { audit } from "../platform/schema.ts";
import { eq } from "drizzle-orm";
import { deliverSandboxReports } from "../modules/payments/sandbox/deliver-sandbox-reports.ts";
import { listBrokenInvariants } from "../ledger/broken-invariants.ts";
import { clientFor, newKey, makeReport, sendReport } from "../../test/harness/bank.ts";
import { clientOf, refusal } from "../../test/harness/client.ts";
import { newProof } from "../../test/harness/human.ts";
import { addMember, loadCash, type TestMember } from "../../test/harness/member.ts";
import { operate as operateOn, operateByTwo, requestFor } from "../../test/harness/operate.ts";
import { newestTo } from "../../test/harness/outbox.ts";
import { PIN, readyToWithdraw } from "../../test/harness/payout.ts";
import { testDatabase } from "../../test/harness/test-database.ts";
import type { World } from "../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
let member: TestMember;
beforeEach(async () => {
  world = await newWorld();
  member = await addMember(world, 200_000n);
});

const operate = async (name: string, input: Record<string, unknown> = {}, as = "meera") =>
  await operateOn(world, name, input, as);
const said = async (name: string, input: Record<string, unknown> = {}, as = "meera") => {
  const answer = await operate(name, input, as);
  return answer.ok ? answer.value : answer.says;
};
const trail = async () =>
  (await world.system.db.select().from(audit).where(eq(audit.brand, world.brand)))
    .filter(({ requestId }) => requestId.startsWith("operator "))
    .map(({ requestId, action }) => `${requestId}: ${action}`);

describe("an operator", () => {
  it("credits a deposit after review, once, and writes an audit line with their name", async () => {
    const client = await clientFor(world, member);
    const made = await client.write("deposits.create", { channel: "upi", amount: "500.00" }, { key: newKey() });
    await sendReport(world, { ...(await makeReport(world, made, "succeeded")), amount: "400.00" });
    const listed = await operate("deposits list");
    expect(JSON.stringify(listed)).toContain(made.id);
    expect(await operateByTwo(world, "deposits approve", { id: made.id })).toMatchObject({ ok: true });
    expect(await operate("deposits approve", { id: made.id })).toEqual({
      ok: false,
      says: "A deposit that is succeeded cannot become succeeded.",
    });
    expect(await loadCash(world, member)).toBe(250_000n);
    const lines = await world.system.db.select().from(audit).where(eq(audit.memberId, member.id));
    expect(lines.map(({ requestId }) => requestId)).toContain("operator ravi");
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("approves a withdrawal, has it paid, and settles its dispute", async () => {
    const client = await clientFor(world, member);
    const account = await readyToWithdraw(client);
    const { id } = await client.write(
      "withdrawals.create",
      { account, amount: "1000.00", paymentPassword: PIN },
      { key: newKey() },
    );
    expect(await operate("withdrawals pay", { id })).toMatchObject({ ok: false });
    for (const name of ["withdrawals approve", "withdrawals pay"])
      expect(await operate(name, { id })).toMatchObject({ ok: true });
    await deliverSandboxReports(world.system);
    expect((await client.read("withdrawals.get", { id })).state).toBe("paid");
    expect(await operate("withdrawals refund", { id })).toEqual({
      ok: false,
      says: "A withdrawal that is paid cannot become refunded.",
    });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("corrects a balance only with a second person, and never below zero", async () => {
    const wish = { brand: world.brand, member: member.username, amount: "-50.00", reason: "A round was paid twice" };
    const request = await requestFor(world, "money adjust", wish);
    expect(await loadCash(world, member)).toBe(200_000n);
    expect(await operate("requests list")).toMatchObject({ value: [{ id: request, operation: "money adjust" }] });
    expect(await operate("requests approve", { id: request })).toEqual({
      ok: false,
      says: "Another person than the one who asked must agree.",
    });
    const both = await Promise.all(["ravi", "zoya"].map(async (as) => await operate("requests approve", { id: request }, as)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await loadCash(world, member)).toBe(195_000n);
    expect(await operate("money adjust", { ...wish, amount: "-999999.00" })).toEqual({
      ok: false,
      says: "The member has less than that in this wallet.",
    });
    expect(await operate("requests list")).toMatchObject({ value: [] });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("is refused with a reason: no session, no such operation, no such row, a bad amount", async () => {
    expect(await operate("deposits approve", { id: crypto.randomUUID() }, "")).toEqual({
      ok: false,
      says: "Sign in first: npm run operator -- sandbox sign-in --username <name>.",
    });
    expect(await operate("money print")).toMatchObject({ ok: false });
    expect(await operate("deposits approve", { id: "nothing" })).toMatchObject({ ok: false });
    const wish = { brand: world.brand, member: member.username, reason: "A round was paid twice" };
    for (const amount of ["0.00", "1e2", "5", "-0.00"])
      expect(await operate("money adjust", { ...wish, amount })).toMatchObject({ ok: false });
  });

  it("resets a withdrawal password that its owner forgot", async () => {
    const client = await clientFor(world, member);
    await readyToWithdraw(client);
    expect(await operate("payment-password reset", { brand: world.brand, member: member.username })).toMatchObject({ ok: true });
    expect((await client.read("paymentPassword.status")).isSet).toBe(false);
    expect(
      (
        await refusal(
          client.write(
            "withdrawals.create",
            { account: crypto.randomUUID(), amount: "500.00", paymentPassword: PIN },
            { key: newKey() },
          ),
        )
      ).code,
    ).toBe("payment_password.not_set");
  });
});

describe("an answer of an operator", () => {
  it("to feedback needs a session, goes to the inbox once, or closes it for a reason", async () => {
    const client = await clientFor(world, member);
    const write = async (content: string) => (await client.write("feedback.send", { type: "game", content })).id;
    const id = await write("The reels stop a moment late.");
    world.advance(1000);
    const other = await write("And the music is loud.");
    const { brand } = world;
    const listed = await said("feedback list", { brand });
    expect(listed).toMatchObject([{ id, member: member.username, type: "game" }, { id: other }]);
    expect(JSON.stringify(listed)).not.toContain("reels");
    expect(await said("feedback show", { id }, " ")).toBe(
      "Sign in first: npm run operator -- sandbox sign-in --username <name>.",
    );
    expect(await said("feedback show", { id })).toMatchObject({ content: "The reels stop a moment late.", state: "open" });
    expect(await said("feedback answer", { id, text: " " })).toBe("--text is refused: 2 characters at least.");
    const text = "Fixed this morning; tell us if they do it again.";
    const [meeras, ravis] = await Promise.all([
      operate("feedback answer", { id, text }),
      operate("feedback answer", { id, text }, "ravi"),
    ]);
    const [first, second, winner] = meeras.ok ? [meeras, ravis, "meera"] : [ravis, meeras, "ravi"];
    expect(first).toMatchObject({ ok: true, value: { id, state: "answered" } });
    expect(second).toMatchObject({ ok: false, says: `The feedback is answered already, by ${winner}.` });
    const { items } = await client.read("inbox.list", {});
    expect(items).toMatchObject([{ type: "house", title: "An answer to your feedback", content: text }]);
    expect(await said("feedback close", { id: other, reason: "No" })).toBe("--reason is refused: 5 characters at least.");
    expect(await said("feedback close", { id: other, reason: "Praise" })).toEqual({ id: other, state: "closed" });
    expect(await said("feedback close", { id: other, reason: "Again" })).toBe("The feedback is closed already, by meera.");
    expect(await said("feedback list", { brand })).toEqual([]);
    expect(await said("feedback list", { brand, state: "answered" })).toMatchObject([{ id }]);
    expect(await said("feedback list", { brand, state: "lost" })).toContain("--state is refused");
    expect(await said("feedback list", { brand: "unknown" })).toBe("There is no brand unknown.");
    const nobodys = crypto.randomUUID();
    expect(await said("feedback answer", { id: nobodys, text })).toBe(`There is no feedback ${nobodys}.`);
    expect((await client.read("inbox.list", {})).items).toHaveLength(1);
    expect((await trail()).map((line) => line.replace("ravi", "meera"))).toEqual([
      "operator meera: feedback.seen",
      "operator meera: feedback.answered",
      "operator meera: feedback.closed",
    ]);
  });

  it("to an agent application is sent once, by mail or by SMS, else left to the operator", async () => {
    const apply = async (given: object) =>
      (await clientOf(world).write("agentApplication.send", { name: "Ravi Kumar", proof: await newProof(world), ...given })).id;
    const byMail = await apply({ email: "ravi@example.in", mobileNum: "9812345678", message: "Two hundred players" });
    const byPhone = await apply({ mobileNum: "9812345679" });
    const byHand = await apply({ contact: "t.me/ravi" });
    const { brand } = world;
    const listed = await said("agent-applications list", { brand });
    expect(listed).toHaveLength(3);
    expect(listed).toContainEqual(expect.objectContaining({ id: byMail, name: "Ravi Kumar", reachableBy: "email mobile" }));
    expect(JSON.stringify(listed)).not.toMatch(/981234|example|t\.me|hundred/);
    expect(await said("agent-applications show", { id: byMail })).toMatchObject({
      mobile: "+919812345678",
      message: "Two hundred players",
    });
    const message = "Welcome. Our desk calls you on Monday.";
    expect(await said("agent-applications approve", { id: byMail })).toBe("--message is missing; --account is missing.");
    const opening = { id: byMail, message, account: "ravi_agent" };
    expect(await said("agent-applications approve", { ...opening, account: "a b" })).toContain("is not usable");
    expect(await said("agent-applications approve", { ...opening, under: "nobody" })).toContain("There is no member");
    expect(await said("agent-applications approve", opening)).toEqual({
      id: byMail,
      name: "Ravi Kumar",
      account: "ravi_agent",
      state: "approved",
      notified: "email ravi@example.in",
    });
    const { text } = await newestTo(world, "ravi@example.in");
    expect(text).toContain(message);
    // The first password opens nothing but the form for a new one.
    const password = /[\w-]{16}-Aa7/.exec(text)?.[0] ?? "";
    const first = await clientOf(world).write("session.login", { username: "ravi_agent", password });
    expect(first).toMatchObject({ isAgent: 1, passwordChange: "operator" });
    const no = "Not this year: your state asks for a licence.";
    expect(await said("agent-applications reject", { id: byMail, message: no }, "ravi")).toBe(
      "The application is approved already, by meera.",
    );
    expect(await said("agent-applications reject", { id: byPhone, message: no })).toMatchObject({
      state: "rejected",
      notified: "sms +919812345679",
    });
    expect((await newestTo(world, "+919812345679")).text).toBe(no);
    expect(await said("agent-applications reject", { id: byHand, message: no })).toMatchObject({
      notified: "no: write to t.me/ravi",
    });
    expect(await said("agent-applications list", { brand })).toEqual([]);
    expect(await said("agent-applications list", { brand, state: "rejected" })).toHaveLength(2);
    expect(await trail()).toEqual([
      "operator meera: agent-application.seen",
      "operator meera: agent-application.approved",
      "operator meera: agent-application.rejected",
      "operator meera: agent-application.rejected",
    ]);
  });
});

describe("deposit channels", () => {
  it("are opened, closed and changed for the deposits after that", async () => {
    const client = await clientFor(world, member);
    const { brand } = world;
    const pay = async (amount: string) => await client.write("deposits.create", { channel: "upi", amount }, { key: newKey() });
    const before = await pay("500.00");
    const own = { id: "upi", brand };
    expect(await said("channels list", { brand })).toContainEqual(
      expect.objectContaining({ id: "upi", min: "100.00 INR", max: "50000.00 INR", fee: "0 % + 0.00 INR", open: true }),
    );
    expect(await said("channels close", own)).toMatchObject({ open: false });
    expect(await said("channels close", own)).toBe("The channel upi is closed already.");
    expect(await refusal(pay("500.00"))).toMatchObject({ code: "deposit.channel_closed" });
    await sendReport(world, await makeReport(world, before, "succeeded"));
    expect(await loadCash(world, member)).toBe(250_000n);
    expect(await said("channels open", own)).toMatchObject({ open: true });
    const terms = { min: "200.00", max: "1000.00", feePercent: "0.35", feeFixed: "3.00" };
    expect(await said("channels change", { ...own, ...terms })).toMatchObject({ fee: "0.35 % + 3.00 INR", min: "200.00 INR" });
    expect(await pay("1000.00")).toMatchObject({ fee: { amount: "6.50" }, credited: { amount: "993.50" } });
    for (const amount of ["199.99", "1000.01"]) expect(await refusal(pay(amount))).toMatchObject({ code: "money.out_of_range" });
    const { items } = await client.read("deposits.channels");
    // Quick amounts are within the limits.
    expect(items.find(({ id }) => id === "upi")?.quick.map(({ amount }) => amount)).toEqual(["500.00", "1000.00"]);
    expect((await trail()).every((line) => line === "operator meera: channel.change")).toBe(true);
    expect(await trail()).toHaveLength(3);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it.each([
    [{ id: "cash", min: "5.00" }, /^\w+ has no deposit channel cash\.$/],
    [{}, /^Say what is to change\.$/],
    [{ min: "1e2" }, /^--min is refused: "1e2" is no amount of INR, as 100\.00\.$/],
    [{ max: "-5.00" }, /^--max is refused/],
    [{ max: "99999999999999.00" }, /^--max is refused/],
    [{ min: "0.00" }, /^The least amount must be more than nothing\.$/],
    [{ min: "60000.00" }, /^The least amount, 60000\.00 INR, is above the most, 50000\.00 INR\.$/],
    [{ feeFixed: "100.00" }, /^Of 100\.00 INR the fee would leave nothing\.$/],
    [{ feePercent: "100.01" }, /^--fee-percent is refused: a share of a hundred, as 2 or 0\.35\.$/],
    [{ feePercent: "٣" }, /^--fee-percent is refused/],
    [{ colour: "red" }, /colour/],
  ])("refuses other terms in one line: %o", async (given, line) => {
    const answer = await said("channels change", { id: "upi", brand: world.brand, ...given });
    expect(answer).toMatch(line);
    expect(answer).not.toContain("\n");
    expect(await trail()).toEqual([]);
  });
});
