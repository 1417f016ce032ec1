import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { payoutAccounts } from "../schema.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, loadCash, PASSWORD, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { payOut, PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
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
const pin = (newPassword: string, confirmNewPassword = newPassword) => ({ newPassword, confirmNewPassword });
const add = async (rest: object) =>
  await client.write(
    "payout.add",
    {
      kind: "bank",
      holder: "Ananya Sharma",
      bank: "SBI",
      code: "SBIN0001234",
      number: "501234004471",
      paymentPassword: PIN,
      ...rest,
    },
    { key: newKey() },
  );

const changeBy = async (oldPassword: string) =>
  (await refusal(client.write("paymentPassword.change", { ...pin("402738"), oldPassword }))).code;

describe("the withdrawal password", () => {
  it("is locked after five wrong tries, for the right one too, and moves nothing meanwhile", async () => {
    const wrong = async () => await refusal(ask("1000.00", newKey(), { paymentPassword: "111112" }));
    const first = await wrong();
    expect(first).toMatchObject({ code: "payment_password.wrong", value: { left: 4 } });
    const rest = await Promise.all([wrong(), wrong(), wrong(), wrong(), wrong(), wrong()]);
    expect(new Set(rest.map(({ code }) => code))).toEqual(new Set(["payment_password.wrong", "payment_password.locked"]));
    expect(await refusal(ask())).toMatchObject({ code: "payment_password.locked", status: 423 });
    expect((await client.read("paymentPassword.status")).lockedUntil).not.toBeNull();
    expect(await loadCash(world, member)).toBe(500_000n);
    world.advance(61 * MINUTE);
    expect((await ask()).state).toBe("pending");
  });

  it("is set once, changed by the old one, and refused when it is easy to guess", async () => {
    expect((await refusal(client.write("paymentPassword.set", pin("402738")))).code).toBe("payment_password.exists");
    expect((await refusal(client.write("paymentPassword.change", { ...pin("402738"), oldPassword: "999999" }))).code).toBe(
      "payment_password.wrong",
    );
    expect(await refusal(client.write("paymentPassword.change", { ...pin("123456"), oldPassword: PIN }))).toMatchObject({
      value: { issues: [{ field: "newPassword", code: "common_password" }] },
    });
    await client.write("paymentPassword.change", { ...pin("४०२७३८"), oldPassword: PIN });
    expect((await ask("1000.00", newKey(), { paymentPassword: "402738" })).state).toBe("pending");
  });

  it("is required for a new account and for its own change, which share one limit of guesses", async () => {
    for (let turn = 0; turn < 4; turn += 1)
      expect((await refusal(add({ paymentPassword: "111112" }))).code).toBe("payment_password.wrong");
    expect(await changeBy("111112")).toBe("payment_password.locked");
    expect(await changeBy(PIN)).toBe("payment_password.locked");
    expect((await refusal(add({}))).code).toBe("payment_password.locked");
  });

  it("asks an older session for a proof first", async () => {
    const other = await addMember(world);
    const token = await signIn(world, other);
    world.advance(11 * MINUTE);
    const mine = clientOf(world, token);
    expect((await refusal(mine.write("paymentPassword.set", pin(PIN)))).code).toBe("auth.proof_required");
    await mine.write("proof.give", { method: "password", answer: PASSWORD });
    await mine.write("paymentPassword.set", pin(PIN));
    expect((await mine.read("paymentPassword.status")).isSet).toBe(true);
  });
});

describe("payout accounts", () => {
  it("are shown masked, stored sealed, and refused twice", async () => {
    const { masked } = await add({});
    expect(masked).toBe("••4471");
    expect((await refusal(add({ number: "5012 3400 4471" }))).code).toBe("withdraw.account_exists");
    const rows = await world.system.db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, member.id));
    expect(JSON.stringify(rows)).not.toContain("501234004471");
    expect((await client.read("payout.list")).items.map((one) => one.masked).toSorted()).toEqual(["an••@okaxis", "••4471"]);
  });

  it("are checked field by field, and limited to five", async () => {
    for (const [rest, field] of [
      [{ number: "12" }, "number"],
      [{ code: "SBIN1234" }, "code"],
      [{ bank: " " }, "bank"],
      [{ holder: "R2D2" }, "holder"],
    ] as const)
      expect(await refusal(add(rest))).toMatchObject({ code: "input.invalid", value: { issues: [{ field }] } });
    for (const last of [1, 2, 3, 4]) await add({ number: `50123400447${last}` });
    expect((await refusal(add({ number: "999999999999" }))).code).toBe("withdraw.accounts_full");
  });

  it("are removed by their owner alone, and stay known to a withdrawal under way", async () => {
    const { id } = await ask();
    const other = await clientFor(world, await addMember(world));
    expect(await other.write("payout.remove", { id: account })).toEqual({ removed: 0 });
    expect(await client.write("payout.remove", { id: account })).toEqual({ removed: 1 });
    await payOut(world, id);
    expect((await get(id)).state).toBe("paid");
    expect((await refusal(ask())).code).toBe("withdraw.account_unknown");
  });
});
