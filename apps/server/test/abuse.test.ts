import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announcements } from "../src/modules/content/schema.ts";
import { newId } from "../src/platform/ids/new-id.ts";
import { clientOf, refusal } from "./harness/client.ts";
import { BEHIND_PROXY, from } from "./harness/from-address.ts";
import { newProof } from "./harness/human.ts";
import { addMember, PASSWORD, signIn } from "./harness/member.ts";
import { newNumber } from "./harness/numbers.ts";
import { placeBet, seatedIn } from "./harness/provider.ts";
import { recordWork } from "./harness/work.ts";
import { testDatabase } from "./harness/test-database.ts";
import type { World } from "./harness/world.ts";

// Counts password hashings: they take longest, so their number would show in the response time.
const hashings = { count: 0 };
const { argon2 } = crypto;
beforeAll(() => {
  crypto.argon2 = (...given) => {
    hashings.count += 1;
    argon2(...given);
  };
  // The server imported the function by name, and other files of this run may have loaded it before.
  syncBuiltinESMExports();
});
afterAll(() => {
  crypto.argon2 = argon2;
  syncBuiltinESMExports();
});

const newWorld = testDatabase();
const WAYS = { emailReset: true, phoneReset: true, phoneLogin: true, smsLogin: true };
const WRONG = "not the password at all";

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { features: WAYS, verification: { sendsByAddress: 1000 } }, environment: BEHIND_PROXY });
});

const login = async (username: string, password: string, where = world, rest: object = {}) =>
  await clientOf(where).write("session.login", { username, password, ...rest });

/** The answer of a call, and the number of hashings it took. */
async function seen(call: () => Promise<unknown>) {
  hashings.count = 0;
  let answer: unknown;
  const statements = await recordWork(world, async () => {
    answer = await call().catch((error: unknown) => error);
  });
  const told = answer instanceof Error ? { code: Reflect.get(answer, "code"), value: Reflect.get(answer, "value") } : answer;
  return { told, statements, hashings: hashings.count };
}

describe("no answer shows who has an account", () => {
  it("on signing in with a name or a number", async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    const { username } = await addMember(world, 0n, { mobile: known.whole });
    const byName = await seen(async () => await login(username, WRONG));
    expect(byName).toMatchObject({ told: { code: "auth.bad_credentials", value: { captcha: false } }, hashings: 1 });
    expect(byName.statements.length).toBeGreaterThan(2);
    expect(await seen(async () => await login("nobody_at_all", WRONG))).toEqual(byName);
    const byNumber = await seen(async () => await login(known.mobileNum, WRONG));
    expect(await seen(async () => await login(unknown.mobileNum, WRONG))).toEqual(byNumber);
  });

  it("on asking for a new password or a code", async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    const email = "asked@example.in";
    const { username } = await addMember(world, 0n, { mobile: known.whole, email });
    const proofs = await Promise.all(Array.from({ length: 6 }, async () => await newProof(world)));
    const forgot = async (name: string, to: string) =>
      await seen(
        async () => await clientOf(world).write("password.forgotByEmail", { username: name, email: to, proof: proofs.pop() }),
      );
    const right = await forgot(username, email);
    expect(right).toMatchObject({ told: { expiredMinutes: 30 } });
    expect(await forgot("nobody_here", "nobody@example.in")).toEqual(right);
    for (const purpose of ["login", "reset"] as const) {
      const ask = async (mobileNum: string) =>
        await seen(async () => await clientOf(world).write("sms.login", { mobileNum, purpose, proof: proofs.pop() }));
      expect(await ask(unknown.mobileNum)).toEqual(await ask(known.mobileNum));
      world.advance(61_000);
    }
  });

  it("on asking for a passkey's challenge", async () => {
    await addMember(world);
    const { options } = await clientOf(world).write("passkey.challenge");
    expect(Object.keys(options)).not.toContain("allowCredentials");
  });
});

describe("guesses", () => {
  it("at one account are counted over every address, and at every account over one address", async () => {
    const { username } = await addMember(world);
    for (let turn = 0; turn < 3; turn += 1) await refusal(login(username, WRONG, from(world, `203.0.113.${turn}`)));
    const fresh = from(world, "203.0.113.200");
    expect(await refusal(login(username, PASSWORD, fresh))).toMatchObject({ code: "auth.captcha_required" });
    for (const [human, code] of [
      [{ captchaId: "x", captcha: "ABCDE" }, "auth.captcha_wrong"],
      [{ proof: "x" }, "auth.captcha_wrong"],
      [{ captchaId: "x" }, "auth.captcha_required"],
    ] as const)
      expect(await refusal(login(username, PASSWORD, fresh, human))).toMatchObject({ code });
    expect(await login(username, PASSWORD, fresh, { proof: await newProof(world) })).toHaveProperty("token");
    expect(await login(username, PASSWORD, fresh)).toHaveProperty("token");
  });

  it("from one address are limited, whatever address the caller claims, and other addresses are not", async () => {
    const limited = await newWorld({ environment: { ...BEHIND_PROXY, RATE_LIMITS: "on" } });
    const ask = async (address: string) => {
      const path = "/wps/agent/affiliate?code=NOBODY1";
      const response = await limited.fetch(path, { headers: { "x-forwarded-for": address } });
      return { code: (await response.json()).code, retryAfter: response.headers.get("retry-after") };
    };
    for (let turn = 0; turn < 20; turn += 1) expect((await ask(`10.0.0.${turn}, 203.0.113.7`)).code).toBe("affiliate.invalid");
    expect(await ask("10.9.9.9, 203.0.113.7")).toEqual({ code: "rate.limited", retryAfter: "2" });
    expect((await ask("203.0.113.8")).code).toBe("affiliate.invalid");
    limited.advance(2000);
    expect((await ask("203.0.113.7")).code).toBe("affiliate.invalid");
    const direct = await newWorld({ environment: { RATE_LIMITS: "on" } });
    const spoofed = async (turn: number) =>
      (await direct.fetch("/wps/agent/affiliate?code=NOBODY1", { headers: { "x-forwarded-for": `203.0.113.${turn}` } })).status;
    const statuses = [];
    for (let turn = 0; turn < 21; turn += 1) statuses.push(await spoofed(turn));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("a session", () => {
  it("is never one that the caller chose", async () => {
    const [mine, theirs] = [await addMember(world), await addMember(world)];
    const brought = await signIn(world, mine);
    const { token } = await clientOf(world, brought).write("session.login", { username: theirs.username, password: PASSWORD });
    expect(token).not.toBe(brought);
    expect(await clientOf(world, brought).read("member.info")).toMatchObject({ account: mine.username });
    expect(await clientOf(world, token).read("member.info")).toMatchObject({ account: theirs.username });
    const again = await login(theirs.username, PASSWORD);
    expect(again.token).not.toBe(token);
  });
});

describe("ids of other members", () => {
  it("show no bet, and are refused as a cursor", async () => {
    const mine = await seatedIn(world);
    const theirs = await seatedIn(world);
    const { roundId } = await placeBet(world, theirs.seat);
    await placeBet(world, theirs.seat);
    const client = clientOf(world, mine.token);
    expect(await client.read("bets.list", { search: roundId })).toMatchObject({ items: [], totals: { count: 0 } });
    const { next, items } = await clientOf(world, theirs.token).read("bets.list", { limit: 1 });
    expect(items).toHaveLength(1);
    expect(await client.read("bets.list", { cursor: next ?? "" })).toMatchObject({ items: [] });
  });

  it("of another brand's announcement read and mark nothing", async () => {
    const elsewhere = await newWorld();
    const id = newId();
    const texts = { EN: { title: "Elsewhere", content: "<p>Elsewhere</p>" } };
    const publishedAt = elsewhere.system.now();
    await world.system.db.insert(announcements).values({ id, brand: elsewhere.brand, type: "B", texts, publishedAt });
    const client = clientOf(world, await signIn(world, await addMember(world)));
    expect(await refusal(client.read("announcements.list", { at: id }))).toMatchObject({ code: "announcement.not_found" });
    expect(await client.write("announcements.markRead", { ids: [id] })).toEqual({ unread: 0 });
    expect((await clientOf(elsewhere).read("announcements.list")).items).toMatchObject([{ id }]);
  });

  it("give no member of one brand access to another by the same name and password", async () => {
    const elsewhere = await newWorld();
    const { username } = await addMember(elsewhere);
    expect(await refusal(login(username, PASSWORD))).toMatchObject({ code: "auth.bad_credentials" });
  });
});

const LIMIT = 64 * 1024;
const post = async (path: string, body: BodyInit, type: string) => {
  const streaming = { duplex: "half" };
  const init = { method: "POST", body, headers: { "content-type": type }, ...streaming };
  const response = await world.fetch(path, init);
  return { status: response.status, ...((await response.json()) as { code?: string }) };
};

describe("a body", () => {
  const big = `{"mobileNum":"${"9".repeat(LIMIT)}"}`;

  it.each([
    ["/wps/verification/sms/noLogin", "application/json"],
    ["/wps/member/password/email", "application/x-www-form-urlencoded"],
    ["/wps/session/login", "application/jose"],
  ])("%s is read up to its limit, whatever its announced length", async (path, type) => {
    expect(await post(path, big, type)).toMatchObject({ status: 413, code: "input.too_long" });
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(8192).fill(97));
      },
    });
    expect(await post(path, endless, type)).toMatchObject({ status: 413, code: "input.too_long" });
    expect(pulled).toBeLessThan(2 * (LIMIT / 8192));
  });

  it("that is not UTF-8, is nested a thousand deep, or names the prototype, is refused or ignored", async () => {
    const path = "/wps/verification/sms/check";
    const bytes = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
    expect(await post(path, bytes, "application/json")).toMatchObject({ code: "input.malformed" });
    const deep = `{"mobileNum":${"[".repeat(1000)}${"]".repeat(1000)}}`;
    expect(await post(path, deep, "application/json")).toMatchObject({ code: "input.invalid" });
    const polluting = '{"__proto__":{"purpose":"login"},"constructor":{"prototype":{"x":1}},"mobileNum":""}';
    expect(await post(path, polluting, "application/json")).toMatchObject({ code: "verify.missing_phone_number" });
    expect(Reflect.get({}, "x")).toBeUndefined();
  });
});

it("logs none of these as an unknown error", () => {
  expect(world.logged).toEqual([]);
});
