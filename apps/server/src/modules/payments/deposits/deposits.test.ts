import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { audit } from "../../../platform/schema.ts";
import { inbox } from "../../inbox/schema.ts";
import { transfers } from "../../../ledger/schema.ts";
import { deliverSandboxReports } from "../sandbox/deliver-sandbox-reports.ts";
import { decideDeposit } from "./decide-deposit.ts";
import { expireDeposits } from "./expire-deposits.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { clientFor, newKey, makeReport, sendReport } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { BAD_AMOUNTS } from "../../../../test/harness/amounts.ts";
import { addMember, loadCash, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const MINUTE = 60_000;

let world: World;
let member: TestMember;
let client: Client;
beforeEach(async () => {
  world = await newWorld();
  member = await addMember(world);
  client = await clientFor(world, member);
});

const open = async (amount = "500.00", channel = "upi", key = newKey()) =>
  await client.write("deposits.create", { channel, amount }, { key });
const state = async (id: string) => (await client.read("deposits.get", { id })).state;
const moved = async () => await world.system.db.select().from(transfers).where(eq(transfers.memberId, member.id));

describe("a deposit", () => {
  it("opens with a page to pay on, and moves nothing until the bank reports", async () => {
    const { items, minutes } = await client.read("deposits.channels");
    expect(items.map(({ id, open: isOpen }) => [id, isOpen])).toContainEqual(["crypto", false]);
    const made = await open();
    expect(made).toMatchObject({ state: "created", amount: { amount: "500.00" }, fee: { amount: "0.00" } });
    expect(made.expiresAt - made.createdAt).toBe(minutes * 60_000);
    expect(made.payUrl).toMatch(/^\/wps\/sandbox\/bank\//);
    expect(await loadCash(world, member)).toBe(0n);
    expect(await sendReport(world, await makeReport(world, made, "succeeded"))).toBe("done");
    expect(await loadCash(world, member)).toBe(50_000n);
    const now = await client.read("deposits.get", { id: made.id });
    expect(now).toMatchObject({ state: "succeeded", payUrl: null });
    expect(now.steps.map((step) => [step.state, step.actor])).toEqual([
      ["created", "member"],
      ["succeeded", "adapter"],
    ]);
    const [letter] = await world.system.db.select().from(inbox).where(eq(inbox.memberId, member.id));
    expect(letter?.type).toBe("deposit_arrived");
    const told = await world.system.db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.memberId, member.id), eq(audit.brand, world.brand)));
    expect(told.map(({ action }) => action)).toEqual(expect.arrayContaining(["deposit.create", "payment.succeeded"]));
  });

  it("takes the channel's fee out of the amount that arrives", async () => {
    const made = await open("1000.00", "card");
    expect(made).toMatchObject({ fee: { amount: "20.00" }, credited: { amount: "980.00" } });
    await sendReport(world, await makeReport(world, made, "succeeded"));
    expect(await loadCash(world, member)).toBe(98_000n);
    expect((await moved()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["deposit", 100_000n],
      ["deposit-fee", 2000n],
    ]);
  });

  it("is one deposit for one key", async () => {
    const key = newKey();
    const made = await Promise.all([1, 2, 3, 4].map(async () => await open("500.00", "upi", key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await client.read("deposits.list")).items).toHaveLength(1);
    expect((await refusal(open("600.00", "upi", key))).code).toBe("idempotency.mismatch");
  });

  it("refuses an amount that is not a plain number above zero, and stores no row", async () => {
    const codes = await Promise.all(BAD_AMOUNTS.map(async (amount) => [amount, (await refusal(open(amount))).code]));
    expect(codes).toEqual(BAD_AMOUNTS.map((amount) => [amount, "input.invalid"]));
    // 2^53 + 1 minor units, which a float cannot hold, and over any channel's limit.
    expect((await refusal(open("90071992547409.93"))).code).toBe("money.out_of_range");
    expect((await client.read("deposits.list")).items).toEqual([]);
  });

  it("keeps to its channel's limits, and to open channels", async () => {
    expect(await refusal(open("99.99"))).toMatchObject({
      code: "money.out_of_range",
      value: { min: "100.00", max: "50000.00", currency: "INR" },
    });
    expect((await refusal(open("50000.01"))).code).toBe("money.out_of_range");
    expect((await refusal(open("9000.00", "crypto"))).code).toBe("deposit.channel_closed");
    expect((await refusal(open("900.00", "nothing"))).code).toBe("deposit.channel_closed");
    for (let made = 0; made < 5; made += 1) await open();
    expect((await refusal(open())).code).toBe("deposit.too_many_open");
  });

  it("keeps to the member's own limit, pending deposits included, and to a time without play", async () => {
    await client.write("responsibleGambling.setLimit", { kind: "deposit", period: "day", amount: "1200.00" });
    await open("500.00");
    const arrived = await open("500.00");
    await sendReport(world, await makeReport(world, arrived, "succeeded"));
    expect((await refusal(open("200.01"))).code).toBe("responsible_gambling.limit_reached");
    const both = await Promise.allSettled([open("200.00"), open("200.00")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await client.write("responsibleGambling.selfExclude", { months: 6 });
    expect((await refusal(open("100.00"))).code).toBe("responsible_gambling.self_excluded");
  });

  it("counts towards that limit while its page can still be paid, also after it has closed", async () => {
    await client.write("responsibleGambling.setLimit", { kind: "deposit", period: "week", amount: "1200.00" });
    await open("700.00");
    world.advance(31 * MINUTE);
    client = await clientFor(world, member);
    expect((await refusal(open("600.00"))).code).toBe("responsible_gambling.limit_reached");
    await expireDeposits(world.system.db, world.system.now());
    expect((await refusal(open("600.00"))).code).toBe("responsible_gambling.limit_reached");
    expect((await open("500.00")).state).toBe("created");
    world.advance(25 * 60 * MINUTE);
    client = await clientFor(world, member);
    expect((await open("600.00")).state).toBe("created");
  });

  it("waits for a review when its money comes after the limit was used up", async () => {
    const [late, ...both] = [await open("300.00"), await open("500.00"), await open("500.00")];
    await client.write("responsibleGambling.setLimit", { kind: "deposit", period: "day", amount: "600.00" });
    const reports = await Promise.all(both.map(async (made) => await makeReport(world, made, "succeeded")));
    expect(await Promise.all(reports.map(async (report) => await sendReport(world, report)))).toEqual(["done", "done"]);
    expect((await Promise.all(both.map(async ({ id }) => await state(id)))).toSorted()).toEqual(["review", "succeeded"]);
    await sendReport(world, await makeReport(world, late, "succeeded"));
    expect([await state(late.id), await loadCash(world, member)]).toEqual(["review", 50_000n]);
    const operator = { name: "meera", brands: [] };
    await decideDeposit(world.system, operator, late.id, "succeeded");
    expect([await state(late.id), await loadCash(world, member)]).toEqual(["succeeded", 80_000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("is visible to its owner alone", async () => {
    const { id } = await open();
    const other = await clientFor(world, await addMember(world));
    expect((await refusal(other.read("deposits.get", { id }))).code).toBe("deposit.not_found");
    expect((await refusal(other.write("deposits.cancel", { id }))).code).toBe("deposit.not_found");
    expect((await refusal(client.read("deposits.get", { id: "nothing" }))).code).toBe("deposit.not_found");
    const trial = await addMember(world, 0n, { kind: 4, book: "demo" });
    const refused = clientOf(world, await signIn(world, trial)).write(
      "deposits.create",
      { channel: "upi", amount: "500.00" },
      { key: newKey() },
    );
    expect((await refusal(refused)).code).toBe("auth.demo_account");
  });

  it("is listed by page, newest first", async () => {
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      ids.unshift((await open()).id);
      world.advance(1000);
    }
    const seen: string[] = [];
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list(cursor);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen).toEqual(ids);
  });
});
const list = async (cursor: string | undefined) => await client.read("deposits.list", { limit: 2, cursor });

describe("the bank's reports", () => {
  it("count once, sent ten times at once or later", async () => {
    const made = await open();
    const report = await makeReport(world, made, "succeeded");
    const answers = await Promise.all(Array.from({ length: 10 }, async () => await sendReport(world, report)));
    expect(answers.filter((one) => one === "done")).toHaveLength(1);
    expect(answers.filter((one) => one === "repeated")).toHaveLength(9);
    expect(await sendReport(world, await makeReport(world, made, "succeeded"))).toBe("ignored");
    expect(await loadCash(world, member)).toBe(50_000n);
  });

  it("in the wrong order undo nothing", async () => {
    const made = await open();
    for (const status of ["succeeded", "processing", "failed"] as const)
      await sendReport(world, await makeReport(world, made, status));
    expect([await state(made.id), await loadCash(world, member)]).toEqual(["succeeded", 50_000n]);
  });

  it("of a failure move nothing, and of money after it need an operator", async () => {
    const made = await open();
    expect(await sendReport(world, await makeReport(world, made, "failed"))).toBe("done");
    expect(await state(made.id)).toBe("failed");
    const letters = await world.system.db.select().from(inbox).where(eq(inbox.memberId, member.id));
    expect(letters.map(({ type }) => type)).toEqual(["deposit_failed"]);
    expect(await sendReport(world, await makeReport(world, made, "succeeded"))).toBe("done");
    expect([await state(made.id), await loadCash(world, member)]).toEqual(["review", 0n]);
  });

  it("of another amount need an operator", async () => {
    const made = await open();
    await sendReport(world, { ...(await makeReport(world, made, "succeeded")), amount: "5000.00" });
    expect([await state(made.id), await loadCash(world, member)]).toEqual(["review", 0n]);
  });

  it("of money that comes after the page has closed still credit the balance", async () => {
    const made = await open();
    world.advance(31 * 60_000);
    await expireDeposits(world.system.db, world.system.now());
    client = await clientFor(world, member);
    expect(await state(made.id)).toBe("expired");
    await sendReport(world, await makeReport(world, made, "succeeded"));
    expect([await state(made.id), await loadCash(world, member)]).toEqual(["succeeded", 50_000n]);
  });

  it("that are unsigned, unknown or contradictory are refused", async () => {
    const made = await open();
    const report = await makeReport(world, made, "succeeded");
    expect(await sendReport(world, report, "another secret of enough length")).toBe("bad_signature");
    expect(await sendReport(world, { ...report, reference: crypto.randomUUID() })).toBe("unknown");
    expect(await sendReport(world, { ...report, status: "failed", amount: "x".repeat(30) })).toBe("invalid");
    // An unknown report left no row: the same event may come again once its deposit exists.
    expect(await sendReport(world, report)).toBe("done");
    expect(await sendReport(world, { ...report, amount: "1.00" })).toBe("conflict");
    expect(await loadCash(world, member)).toBe(50_000n);
  });

  it("cannot reopen a cancelled deposit without an operator", async () => {
    const made = await open();
    expect((await client.write("deposits.cancel", { id: made.id })).state).toBe("failed");
    expect((await client.write("deposits.cancel", { id: made.id })).state).toBe("failed");
    await sendReport(world, await makeReport(world, made, "succeeded"));
    expect(await state(made.id)).toBe("review");
  });
});

const press = async (payUrl: string | null, what: string) =>
  await world.fetch(payUrl ?? "", { method: "POST", body: `press=${what}`, redirect: "manual" });

describe("the sandbox bank", () => {
  it.each([
    ["paid", "succeeded", 50_000n],
    ["twice", "succeeded", 50_000n],
    ["reordered", "succeeded", 50_000n],
    ["failed", "failed", 0n],
    ["silent", "created", 0n],
    ["later", "processing", 0n],
  ])("pressed %s leaves the deposit %s", async (what, wanted, cash) => {
    const made = await open();
    const page = await world.fetch(made.payUrl ?? "");
    expect([page.status, page.headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringContaining("style-src 'self' 'sha256-"),
    ]);
    const answer = await press(made.payUrl, what);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/?overlay=member/depositv2/${made.id}`]);
    expect([await state(made.id), await loadCash(world, member)]).toEqual([wanted, cash]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("says when a payment usually arrives, then by when it does, and once that is over", async () => {
    const { items } = await client.read("deposits.channels");
    expect(items.map(({ id, usualMinutes }) => [id, usualMinutes])).toContainEqual(["bank", 120]);
    const made = await open();
    const read = async () => await client.read("deposits.get", { id: made.id });
    expect([(await read()).usualMinutes, (await read()).expected]).toEqual([5, undefined]);
    await press(made.payUrl, "later");
    const { usualMinutes, expected, updatedAt } = await read();
    expect([usualMinutes, expected]).toEqual([undefined, { at: updatedAt + 5 * MINUTE, passed: false }]);
    world.advance(5 * MINUTE + 1);
    expect((await read()).expected?.passed).toBe(true);
    await deliverSandboxReports(world.system);
    expect(await read()).not.toHaveProperty("expected");
  });

  it("delivers a delayed payment a minute later, once", async () => {
    const made = await open();
    await press(made.payUrl, "later");
    world.advance(60_000);
    await deliverSandboxReports(world.system);
    expect([await state(made.id), await loadCash(world, member)]).toEqual(["succeeded", 50_000n]);
    expect(await deliverSandboxReports(world.system)).toBe(0);
  });

  it("shows its page in the brand, theme and language of the site", async () => {
    const { payUrl } = await open();
    const page = await (await world.fetch(`${payUrl}&lang=AR&theme=dark`)).text();
    expect(page).toContain('<html lang="ar" dir="rtl" data-brand="baize" data-theme="dark">');
    expect(page).toContain("/wps/brand-files/baize.css");
    expect(page).not.toContain("50000");
  });

  it("refuses its page at a made-up address", async () => {
    const { payUrl, id } = await open();
    expect((await world.fetch(`/wps/sandbox/bank/${id}?key=guess`)).status).toBe(404);
    expect((await world.fetch((payUrl ?? "").replace(id, crypto.randomUUID()))).status).toBe(404);
    expect((await press(`/wps/sandbox/bank/${id}?key=guess`, "paid")).status).toBe(404);
  });
});
