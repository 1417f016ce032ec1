import { beforeEach, describe, expect, it } from "vitest";
import { audit } from "../src/db/schema/security.ts";
import { eq } from "drizzle-orm";
import { deliverSandboxReports } from "../src/features/payments/sandbox.ts";
import { checkLedger } from "../src/ledger/check.ts";
import { clientFor, newKey, reportOf, tellServer } from "./harness/bank.ts";
import { refusal } from "./harness/client.ts";
import { addMember, cashOf, type TestMember } from "./harness/member.ts";
import { operate as operateOn } from "./harness/operate.ts";
import { PIN, readyToWithdraw } from "./harness/payout.ts";
import { testDatabase, type World } from "./harness/world.ts";

const newWorld = testDatabase();

let world: World;
let member: TestMember;
beforeEach(async () => {
  world = await newWorld();
  member = await addMember(world, 200_000n);
});

const operate = async (name: string, input: Record<string, unknown> = {}, as = "meera") =>
  await operateOn(world, name, input, as);
const broken = async () => (await checkLedger(world.system.db)).filter(({ breaches }) => breaches.length > 0);

describe("an operator", () => {
  it("credits a deposit that was looked at, once, and leaves a line that names them", async () => {
    const client = await clientFor(world, member);
    const made = await client.call("deposits.create", { channel: "upi", amount: "500.00" }, { key: newKey() });
    await tellServer(world, { ...reportOf(made, "succeeded"), amount: "400.00" });
    const listed = await operate("deposits list");
    expect(JSON.stringify(listed)).toContain(made.id);
    expect(await operate("deposits approve", { id: made.id })).toMatchObject({ ok: true });
    expect(await operate("deposits approve", { id: made.id })).toEqual({
      ok: false,
      says: "A deposit that is succeeded cannot become succeeded.",
    });
    expect(await cashOf(world, member)).toBe(250_000n);
    const lines = await world.system.db.select().from(audit).where(eq(audit.memberId, member.id));
    expect(lines.map(({ requestId }) => requestId)).toContain("operator meera");
    expect(await broken()).toEqual([]);
  });

  it("approves a withdrawal, has it paid, and settles its dispute", async () => {
    const client = await clientFor(world, member);
    const account = await readyToWithdraw(client);
    const { id } = await client.call(
      "withdrawals.create",
      { account, amount: "1000.00", paymentPassword: PIN },
      { key: newKey() },
    );
    expect(await operate("withdrawals pay", { id })).toMatchObject({ ok: false });
    for (const name of ["withdrawals approve", "withdrawals pay"])
      expect(await operate(name, { id })).toMatchObject({ ok: true });
    await deliverSandboxReports(world.system);
    expect((await client.call("withdrawals.get", { id })).state).toBe("paid");
    expect(await operate("withdrawals refund", { id })).toEqual({
      ok: false,
      says: "A withdrawal that is paid cannot become refunded.",
    });
    expect(await broken()).toEqual([]);
  });

  it("corrects a balance only with a second person, and never below zero", async () => {
    const wish = { brand: world.brand, member: member.username, amount: "-50.00", reason: "A round was paid twice" };
    const asked = await operate("adjust request", wish);
    const id = asked.ok && typeof asked.value === "object" && asked.value && "id" in asked.value ? asked.value.id : "";
    expect(await cashOf(world, member)).toBe(200_000n);
    expect(await operate("adjust approve", { id })).toEqual({
      ok: false,
      says: "Another person than the one who asked must agree.",
    });
    const both = await Promise.all([operate("adjust approve", { id }, "ravi"), operate("adjust approve", { id }, "zoya")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await cashOf(world, member)).toBe(195_000n);
    const much = await operate("adjust request", { ...wish, amount: "-999999.00" });
    const tooMuch = much.ok && typeof much.value === "object" && much.value && "id" in much.value ? much.value.id : "";
    expect(await operate("adjust approve", { id: tooMuch }, "ravi")).toEqual({
      ok: false,
      says: "The member has less than that in this wallet.",
    });
    expect(await operate("adjust reject", { id: tooMuch }, "ravi")).toMatchObject({ ok: true });
    expect(await broken()).toEqual([]);
  });

  it("is refused in words: no name, no such operation, no such row, a bad amount", async () => {
    expect(await operate("deposits approve", { id: crypto.randomUUID() }, "")).toEqual({
      ok: false,
      says: "Say who you are: --as <name>.",
    });
    expect(await operate("money print")).toMatchObject({ ok: false });
    expect(await operate("deposits approve", { id: "nothing" })).toMatchObject({ ok: false });
    const wish = { brand: world.brand, member: member.username, reason: "A round was paid twice" };
    for (const amount of ["0.00", "1e2", "5", "-0.00"])
      expect(await operate("adjust request", { ...wish, amount })).toMatchObject({ ok: false });
  });

  it("opens a withdrawal password that its owner forgot", async () => {
    const client = await clientFor(world, member);
    await readyToWithdraw(client);
    expect(await operate("payment-password reset", { brand: world.brand, member: member.username })).toMatchObject({ ok: true });
    expect((await client.call("paymentPassword.status")).isSet).toBe(false);
    expect(
      (
        await refusal(
          client.call(
            "withdrawals.create",
            { account: crypto.randomUUID(), amount: "500.00", paymentPassword: PIN },
            { key: newKey() },
          ),
        )
      ).code,
    ).toBe("payment_password.not_set");
  });
});
