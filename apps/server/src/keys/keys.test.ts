import * as z from "zod";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { endpointOf } from "@baize/api/contract/contract";
import { seal } from "@baize/api/envelope/seal";
import { LOTTERY_GAMES } from "@baize/domain/lottery/games";
import { announceGame } from "../modules/lottery/draws/announce-draws.ts";
import { lotteryDraws } from "../modules/lottery/schema.ts";
import { payoutAccounts } from "../modules/payments/schema.ts";
import { readConfig } from "../platform/config/config.ts";
import { StartError } from "../platform/config/start-error.ts";
import { serverKeys, serverSecrets } from "../platform/schema.ts";
import { unsealText } from "../platform/security/tokens.ts";
import { openSystem } from "../open-system.ts";
import { clientFor, newKey } from "../../test/harness/bank.ts";
import { addMember } from "../../test/harness/member.ts";
import { operate } from "../../test/harness/operate.ts";
import { payOut, PIN, readyToWithdraw } from "../../test/harness/payout.ts";
import { claimsOf, loadPublicKey } from "../../test/harness/send.ts";
import { testDatabase } from "../../test/harness/test-database.ts";
import type { World } from "../../test/harness/world.ts";
import { SEALED_TEXTS } from "./sealed-texts.ts";

const newWorld = testDatabase();
const [FIRST, SECOND] = ["first", "second"].map((kid, index) => `${kid}:${Buffer.alloc(32, index + 1).toString("base64")}`);
const NUMBER = "ananya.sharma@okaxis";

/** A world whose keys are wrapped, and a payout account of its member. */
async function wrappedWorld() {
  const world = await newWorld({ environment: { WRAPPING_KEYS: FIRST ?? "" } });
  const member = await addMember(world, 500_000n);
  const client = await clientFor(world, member);
  const account = await readyToWithdraw(client, NUMBER);
  const stored = async () => {
    const [row] = await world.system.db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, member.id));
    if (!row) throw new Error("There is no payout account");
    return row;
  };
  const withdraw = async () => {
    const order = { account, amount: "1000.00", paymentPassword: PIN };
    const { id } = await client.write("withdrawals.create", order, { key: newKey() });
    await payOut(world, id);
    return (await client.read("withdrawals.get", { id })).state;
  };
  return { world, stored, withdraw };
}

const loadKid = async (world: World, name: string, input: Record<string, unknown>): Promise<string> =>
  z.object({ ok: z.literal(true), value: z.object({ kid: z.string() }) }).parse(await operate(world, name, input)).value.kid;

it("keeps no key in the database that opens a payout number, and still pays to it", async () => {
  const { world, stored, withdraw } = await wrappedWorld();
  const { db } = world.system;
  const row = await stored();
  expect(JSON.stringify(row)).not.toContain(NUMBER);
  const sealed = row.sealedNumber.split(".").at(-1) ?? "";
  for (const { value } of await db.select().from(serverSecrets)) expect(() => unsealText(sealed, value)).toThrow(/authenticate/);
  for (const { privateJwk } of await db.select().from(serverKeys)) expect(privateJwk).toEqual(expect.stringMatching(/^eyJ.*\./));
  expect(await withdraw()).toBe("paid");
});

it("seals payout numbers anew with a rotated key, on a running server", async () => {
  const { world, stored, withdraw } = await wrappedWorld();
  const before = (await stored()).sealedNumber;
  const kid = await loadKid(world, "keys rotate", { kind: "seal" });
  const after = (await stored()).sealedNumber;
  expect(after).not.toBe(before);
  expect(after.startsWith(`${kid}.`)).toBe(true);
  expect(await withdraw()).toBe("paid");
  const next = await loadKid(world, "keys rotate", { kind: "seal" });
  expect(await operate(world, "keys retire", { kid: next })).toMatchObject({
    ok: false,
    says: expect.stringContaining("in use"),
  });
  expect(await operate(world, "keys retire", { kid })).toMatchObject({ ok: true });
  expect(await withdraw()).toBe("paid");
});

it("seals the seeds of coming draws anew, so that they can be drawn after the key that closed them is retired", async () => {
  const world = await newWorld({ environment: { WRAPPING_KEYS: FIRST ?? "" } });
  const { system } = world;
  const [game] = LOTTERY_GAMES;
  if (!game) throw new Error("There is a lottery");
  await announceGame(system, game, 2);
  const seeds = async () => {
    const rows = await system.db.select().from(lotteryDraws).where(eq(lotteryDraws.game, game.code));
    const { unseal } = await system.keys.sealing();
    return rows.map(({ issue, sealedSeed }) => `${issue} ${unseal(sealedSeed)}`).toSorted();
  };
  const before = await seeds();
  const { newest: kid } = await system.keys.sealing();
  await loadKid(world, "keys rotate", { kind: "seal" });
  expect(await operate(world, "keys retire", { kid })).toMatchObject({ ok: true });
  expect(before).toHaveLength(2);
  expect(await seeds()).toEqual(before);
});

it("knows every column that is stored sealed", async () => {
  const { system } = await newWorld({ environment: { WRAPPING_KEYS: FIRST ?? "" } });
  const { rows } = await system.database.runSql(
    "select table_name || '.' || column_name as name from information_schema.columns where column_name like 'sealed\\_%' order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual([
    // Closed by the caller's own key, for a day.
    "idempotency.sealed_answer",
    "lottery_draws.sealed_seed",
    "operators.sealed_totp",
    "payout_accounts.sealed_number",
    "totps.sealed_secret",
  ]);
  expect(SEALED_TEXTS).toHaveLength(rows.length - 1);
});

it("publishes a rotated envelope key without a restart, and refuses a retired one", async () => {
  const world = await newWorld({ environment: { WRAPPING_KEYS: FIRST ?? "" } });
  const row = endpointOf("session.login");
  const old = await loadPublicKey(world);
  const signIn = async (key: typeof old) => {
    const body = await seal(claimsOf(world, row, { username: "nobody", password: "nothing-at-all" }), key);
    const answer = await world.fetch(row.path, { method: row.method, body, headers: { "content-type": "application/jose" } });
    return z.object({ code: z.string() }).parse(await answer.json()).code;
  };
  const kid = await loadKid(world, "keys rotate", { kind: "envelope" });
  expect((await loadPublicKey(world)).kid).toBe(kid);
  expect(await signIn(old)).toBe("auth.bad_credentials");
  expect(await signIn(await loadPublicKey(world))).toBe("auth.bad_credentials");
  expect(await operate(world, "keys retire", { kid: old.kid })).toMatchObject({ ok: true });
  expect(await signIn(old)).toBe("crypto.unknown_key");
  expect(await signIn(await loadPublicKey(world))).toBe("auth.bad_credentials");
});

it("wraps all keys with a new key of the environment, after which the old one opens nothing", async () => {
  const { world } = await wrappedWorld();
  const { database } = world.system;
  const open = async (keys: string) =>
    await openSystem(readConfig({ BAIZE_MODE: "sandbox", WRAPPING_KEYS: keys }), database, world.system.now);
  await expect(open(SECOND ?? "")).rejects.toThrow(StartError);
  const both = await open(`${SECOND},${FIRST}`);
  expect(await operate({ ...world, system: both }, "keys rewrap")).toMatchObject({ ok: true, value: { kid: "second" } });
  await expect(open(FIRST ?? "")).rejects.toThrow(/wrapped by "second"/);
  expect(await operate({ ...world, system: await open(SECOND ?? "") }, "keys list")).toMatchObject({
    ok: true,
    value: expect.arrayContaining([expect.objectContaining({ kind: "seal", wrappedBy: "second" })]),
  });
});
