import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { audit } from "../../../platform/schema.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { browser } from "../../../../test/harness/browser.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, PASSWORD, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { codeToLogin, newNumber, providerToken } from "../../../../test/harness/numbers.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { saidIn } from "../../../../test/harness/operators.ts";
import { PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { placeBet, takeSeat } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const reason = "Reported by the risk desk";

let world: World;
beforeEach(async () => {
  world = await newWorld({ config: { features: { smsLogin: true, phoneLogin: true } } });
});

const said = async (verb: string, { username: member }: TestMember, rest: object = { reason }) =>
  saidIn(await operate(world, `members ${verb}`, { brand: world.brand, member, ...rest }));
const login = async ({ username }: TestMember) => await clientOf(world).write("session.login", { username, password: PASSWORD });
const trail = async ({ id }: TestMember) =>
  (
    await world.system.db
      .select()
      .from(audit)
      .where(and(eq(audit.memberId, id), like(audit.requestId, "operator %")))
  ).map(({ action, details }) => [action, details.reason]);

it("suspends an account: its sessions end, no way in opens one, and it bets no more until it is reopened", async () => {
  const number = newNumber();
  const member = await addMember(world, 100_000n, { mobile: number.whole });
  const client = clientOf(world, await signIn(world, member));
  const seat = await takeSeat(world, await signIn(world, member));
  const device = browser(world);
  await device.call().write("session.login", { username: member.username, password: PASSWORD, remember: true });
  expect(await said("suspend", member, { reason: "No" })).toBe("--reason is refused: 5 characters at least.");
  expect(await said("suspend", member)).toEqual({ member: member.username, status: "suspended" });
  expect(await said("suspend", member)).toBe("An account that is suspended cannot become suspended.");
  expect(await refusal(client.read("member.info"))).toMatchObject({ code: "auth.token_expired" });
  expect(await refusal(device.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
  expect((await placeBet(world, seat)).code).not.toBe("ok");
  const verificationCode = await codeToLogin(world, number);
  const ways = [
    { username: member.username, password: PASSWORD },
    { type: "sms" as const, mobileNum: number.mobileNum, verificationCode },
    { type: "firebase" as const, firebaseIdToken: await providerToken(world, number) },
  ];
  for (const way of ways)
    expect(await refusal(clientOf(world).write("session.login", way))).toMatchObject({
      code: "auth.account_suspended",
      status: 403,
    });
  expect(await said("reopen", member)).toMatchObject({ status: "active" });
  expect(await login(member)).toHaveProperty("token");
  expect(await trail(member)).toEqual([
    ["member.suspended", reason],
    ["member.active", reason],
  ]);
});

it("closes an account for good, and never one with money in it", async () => {
  const member = await addMember(world, 5_000n);
  expect(await said("close", member)).toBe(`${member.username} still has 50.00 INR (cash). Pay it out first.`);
  expect(await login(member)).toHaveProperty("token");
  const empty = await addMember(world);
  const client = clientOf(world, await signIn(world, empty));
  const name = `closed-${empty.id.slice(-12)}`;
  expect(await said("close", empty)).toEqual({ member: empty.username, status: "closed", now: name });
  expect(await refusal(client.read("member.info"))).toMatchObject({ code: "auth.token_expired" });
  expect(await refusal(login(empty))).toMatchObject({ code: "auth.account_closed", status: 403 });
  expect(await said("reopen", { ...empty, username: name })).toBe("An account that is closed cannot become active.");
});

it("locks bets: no game opens and a running one takes none, and money goes out as before", async () => {
  const member = await addMember(world, 200_000n);
  const token = await signIn(world, member);
  const client = clientOf(world, token);
  const seat = await takeSeat(world, token);
  const account = await readyToWithdraw(client);
  expect(await said("lock-bets", member)).toEqual({ member: member.username, betsLocked: true });
  expect(await said("lock-bets", member)).toContain("in force already");
  expect(await refusal(client.write("games.launch", { gameId: "test.slot" }))).toMatchObject({ code: "game.bets_locked" });
  expect((await placeBet(world, seat)).code).not.toBe("ok");
  const out = { account, amount: "1000.00", paymentPassword: PIN };
  expect(await client.write("withdrawals.create", out, { key: newKey() })).toMatchObject({ state: "pending" });
  await said("unlock-bets", member);
  expect((await placeBet(world, seat)).code).toBe("ok");
});

it("holds withdrawals: none is made and nothing is taken, and all else goes on", async () => {
  const member = await addMember(world, 200_000n);
  const token = await signIn(world, member);
  const client = clientOf(world, token);
  const account = await readyToWithdraw(client);
  const seat = await takeSeat(world, token);
  const out = async () =>
    await client.write("withdrawals.create", { account, amount: "1000.00", paymentPassword: PIN }, { key: newKey() });
  expect(await said("hold-withdrawals", member)).toEqual({ member: member.username, withdrawalsHeld: true });
  expect(await client.read("withdrawals.rules", {})).toMatchObject({ held: true, frozen: false });
  expect(await refusal(out())).toMatchObject({ code: "withdraw.held", status: 423 });
  expect((await client.read("withdrawals.list", {})).items).toEqual([]);
  expect((await placeBet(world, seat)).code).toBe("ok");
  expect(await said("show", member, {})).toMatchObject({ status: "active", withdrawalsHeld: true });
  await said("release-withdrawals", member);
  expect(await client.read("withdrawals.rules", {})).toMatchObject({ held: false });
  expect(await out()).toMatchObject({ state: "pending" });
});

it("forces a new password, or ends the sessions alone", async () => {
  const member = await addMember(world);
  const client = clientOf(world, await signIn(world, member));
  expect(await said("end-sessions", member)).toEqual({ member: member.username, signedIn: false });
  expect(await refusal(client.read("member.info"))).toMatchObject({ code: "auth.token_expired" });
  expect(await login(member)).toMatchObject({ passwordChange: null });
  expect(await said("force-password", member)).toMatchObject({ mustChangePassword: true });
  const forced = await login(member);
  expect(forced).toMatchObject({ passwordChange: "operator" });
  expect(await refusal(clientOf(world, forced.token).read("member.info"))).toMatchObject({
    code: "auth.password_change_required",
    value: { reason: "operator" },
  });
});
