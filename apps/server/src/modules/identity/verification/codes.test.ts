import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { NO_PASSWORD } from "../../../platform/security/password.ts";
import { members } from "../schema.ts";
import { clientOf, refusal, refusedCode } from "../../../../test/harness/client.ts";
import { BEHIND_PROXY, from } from "../../../../test/harness/from-address.ts";
import { newProof, registerWork } from "../../../../test/harness/human.ts";
import { addMember, PASSWORD } from "../../../../test/harness/member.ts";
import { codeToLogin, codeToRegister, newNumber, type PhoneNumber } from "../../../../test/harness/numbers.ts";
import { codeTo, otherCode } from "../../../../test/harness/outbox.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const NEXT = "nine-yellow-boats-sail";
const WAYS = {
  emailReset: true,
  phoneReset: true,
  smsLogin: true,
  phoneLogin: true,
  mobileRegister: true,
  smsVerification: true,
};
const config = {
  features: WAYS,
  verification: { sendsByAddress: 1000 },
  signIn: { registrationsWithoutCaptcha: 1000 },
};

let world: World;
let client: Client;
beforeAll(async () => {
  world = await newWorld({ config });
  client = clientOf(world);
});

/** A solved proof of work, as calls take it. */
const proof = async (where = world) => ({ proof: await newProof(where) });

const refusedCodes = async (calls: readonly Promise<unknown>[]) => await Promise.all(calls.map(refusedCode));

/** Each call that proves a number by a code, after such a code was sent. */
interface Way {
  /** Whether only a number with an account is sent one. */
  readonly owned?: true;
  /** Requests a code and answers it. */
  readonly send: (number: PhoneNumber) => Promise<string>;
  /** Every call that accepts such a code. */
  readonly tries: (number: PhoneNumber, verificationCode: string) => (() => Promise<unknown>)[];
  /** The code with which each of them refuses an empty one. */
  readonly refusesEmpty: readonly string[];
}

const person = { birthday: "1990-04-12", agreement: true, password: NEXT, confirmPassword: NEXT };
const sessions = new Map<string, string>();

const WAYS_BY_CODE: Record<string, Way> = {
  "to register": {
    send: async (number) => await codeToRegister(world, number),
    tries: ({ mobileNum }, verificationCode) => [
      () => client.write("sms.check", { mobileNum, verificationCode }),
      async () => {
        const fields = { ...person, ...(await registerWork(client)), mobileNum, verificationCode };
        return await client.write("register.mobile", fields, { key: randomUUID() });
      },
      async () => {
        const fields = { ...person, ...(await registerWork(client)), username: "meera_k", mobileNum, verificationCode };
        return await client.write("register.create", fields, { key: randomUUID() });
      },
    ],
    refusesEmpty: ["verify.missing_code", "input.invalid", "input.invalid"],
  },
  "to sign in": {
    owned: true,
    send: async (number) => await codeToLogin(world, number),
    tries: ({ mobileNum }, verificationCode) => [
      () => client.write("session.login", { type: "sms", mobileNum, verificationCode }),
    ],
    refusesEmpty: ["verify.missing_code"],
  },
  "to set a password": {
    owned: true,
    send: async (number) => await codeToLogin(world, number, "reset"),
    tries: ({ mobileNum }, verificationCode) => [
      () => client.write("password.resetByPhone", { mobileNum, verificationCode, newPassword: NEXT }),
    ],
    refusesEmpty: ["verify.missing_code"],
  },
  "of the phone-code provider": {
    send: async ({ mobileNum, whole }) => {
      const { sessionInfo } = await client.write("phoneCode.send", { mobileNum, proof: await newProof(world) });
      sessions.set(mobileNum, sessionInfo);
      return await codeTo(world, whole);
    },
    tries: ({ mobileNum }, verificationCode) => [
      () => client.write("phoneCode.confirm", { sessionInfo: sessions.get(mobileNum) ?? "", verificationCode }),
    ],
    refusesEmpty: ["verify.missing_code"],
  },
};

describe.each(Object.entries(WAYS_BY_CODE))("a code %s", (_, { owned, send, tries, refusesEmpty }) => {
  const refusals = async (number: PhoneNumber, given: string) =>
    await refusedCodes(tries(number, given).map(async (call) => await call()));
  const told = async (number: PhoneNumber, given: string) => new Set(await refusals(number, given));
  const addPerson = async () => {
    const number = newNumber();
    if (owned) await addMember(world, 0n, { mobile: number.whole });
    return number;
  };

  it("is required, and valid for three minutes", async () => {
    const number = await addPerson();
    const code = await send(number);
    expect(await refusals(number, " ")).toEqual(refusesEmpty);
    expect(await told(number, otherCode(code))).toEqual(new Set(["verify.invalid_code"]));
    world.advance(3 * 60_000 + 1000);
    expect(await told(number, code)).toEqual(new Set(["verify.code_expired"]));
  });

  it("is limited to fifteen guesses for all codes of a number, over every call that takes it", async () => {
    const number = await addPerson();
    let code = "";
    for (let turn = 0; turn < 3; turn += 1) {
      code = await send(number);
      for (let guess = 0; guess < 5; guess += 1)
        expect((await refusal(tries(number, otherCode(code))[0]?.() ?? Promise.resolve())).code).toBe("verify.invalid_code");
      world.advance(61_000);
    }
    expect(await told(number, code)).toEqual(new Set(["verify.too_many_requests"]));
  });
});

/** Every call that takes a number outside of a form. */
const withNumber = (mobileNum?: string) => [
  async () => await client.write("sms.login", { mobileNum, ...(await proof()) }),
  async () => await client.write("sms.register", { mobileNo: mobileNum, ...(await proof()) }),
  async () => await client.write("phoneCode.send", { mobileNum, ...(await proof()) }),
  async () => await client.write("sms.check", { mobileNum, verificationCode: "123456" }),
  async () => await client.write("password.resetByPhone", { mobileNum, verificationCode: "123456", newPassword: NEXT }),
  async () => await client.write("session.login", { type: "sms", mobileNum, verificationCode: "123456" }),
];

it("is neither sent nor checked for an invalid number", async () => {
  for (const [typed, code] of [
    [undefined, "verify.missing_phone_number"],
    ["12", "verify.invalid_phone_number"],
  ] as const)
    expect(await refusedCodes(withNumber(typed).map(async (call) => await call()))).toEqual(withNumber().map(() => code));
});

it("of a provider that the brand does not use is refused", async () => {
  const shut = await newWorld({ config: { features: { ...WAYS, phoneLogin: false } } });
  const there = clientOf(shut);
  const token = { firebaseIdToken: "x".repeat(40) };
  const fields = { birthday: person.birthday, agreement: true, ...token };
  const works = [await registerWork(there), await registerWork(there)];
  const codes = await refusedCodes([
    there.write("phoneCode.confirm", { sessionInfo: "x".repeat(40), verificationCode: "123456" }),
    there.write("register.mobile", { ...fields, ...works[0] }, { key: randomUUID() }),
    there.write("register.create", { ...person, username: "meera_k", ...token, ...works[1] }, { key: randomUUID() }),
    there.write("password.resetByPhone", { newPassword: NEXT, ...token }),
  ]);
  expect(new Set(codes)).toEqual(new Set(["verify.operation_not_allowed"]));
});

/** Every call that sends a message through the gateway, each to its own number or mailbox. */
async function sends(where: World): Promise<(() => Promise<unknown>)[]> {
  const away = clientOf(from(where, "198.51.100.9"));
  const { username, id } = await addMember(where, 0n, { mobile: newNumber().whole });
  await clientOf(from(where, "203.0.113.7")).write("session.login", { username, password: PASSWORD });
  const { value } = await refusal(away.write("session.login", { username, password: PASSWORD }));
  const { challenge } = value as { challenge: string };
  const mobileOnly = await addMember(where, 0n, { mobile: newNumber().whole });
  const { token } = await clientOf(where).write("session.login", { username: mobileOnly.username, password: PASSWORD });
  await where.system.db.update(members).set({ passwordHash: NO_PASSWORD }).where(eq(members.id, mobileOnly.id));
  return [
    async () => await away.write("sms.login", { mobileNum: newNumber().mobileNum, ...(await proof(where)) }),
    async () => await away.write("sms.register", { mobileNo: newNumber().mobileNum, ...(await proof(where)) }),
    async () => await away.write("phoneCode.send", { mobileNum: newNumber().mobileNum, ...(await proof(where)) }),
    async () => await away.write("password.forgotByEmail", { username: id, email: `${id}@example.in`, ...(await proof(where)) }),
    async () => await away.write("session.challengeSend", { challenge, method: "sms" }),
    async () => await clientOf(where, token).write("proof.send", { method: "sms" }),
    async () => await clientOf(where, token).write("contact.send", { kind: "mobile", mobileNum: newNumber().mobileNum }),
  ];
}

describe("every call that sends a message", () => {
  let gateway: { url: string; status: number; seen: number; close: () => void };
  beforeAll(async () => {
    const server = createServer((request, response) => {
      gateway.seen += 1;
      request.resume();
      response.writeHead(gateway.status).end();
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    gateway = { url: `http://127.0.0.1:${port}/messages`, status: 200, seen: 0, close: () => void server.close() };
  });
  afterAll(() => {
    gateway.close();
  });

  it.each([
    [402, "verify.quota_exceeded"],
    [429, "verify.quota_exceeded"],
    [500, "verify.unknown"],
  ])("reports that the gateway answered %i, and sends once it accepts the message", async (status, code) => {
    const where = await newWorld({ config, environment: { ...BEHIND_PROXY, MESSAGE_URL: gateway.url } });
    const calls = await sends(where);
    Object.assign(gateway, { status, seen: 0 });
    for (const call of calls) expect((await refusal(call())).code).toBe(code);
    expect(gateway.seen).toBe(calls.length);
    expect(where.logged.map(({ facts }) => facts)).toEqual(status === 500 ? calls.map(() => ({ status })) : []);
    gateway.status = 200;
    where.advance(61_000);
    for (const call of calls) await call();
  });

  it("is refused when the gateway cannot be reached, and over the brand's limit of a day", async () => {
    const gone = await newWorld({ config, environment: { ...BEHIND_PROXY, MESSAGE_URL: "http://127.0.0.1:9/messages" } });
    for (const call of await sends(gone)) expect((await refusal(call())).code).toBe("verify.unknown");
    const spent = await newWorld({ config: { ...config, verification: { sendsADay: 0 } }, environment: BEHIND_PROXY });
    const codes = [];
    for (const call of await sends(spent))
      codes.push(
        await call().then(
          () => "sent",
          () => "refused",
        ),
      );
    // The link of a mail is limited by account, mailbox and address.
    expect(codes).toEqual(["refused", "refused", "refused", "sent", "refused", "refused", "refused"]);
  });

  it("waits a minute between two messages to one number", async () => {
    const number = newNumber();
    const calls = [
      async () => await client.write("sms.register", { mobileNo: number.mobileNum, ...(await proof()) }),
      async () => await client.write("phoneCode.send", { mobileNum: number.mobileNum, ...(await proof()) }),
    ];
    for (const call of calls) {
      await call();
      expect((await refusal(call())).code).toBe("verify.too_many_requests");
    }
  });
});
