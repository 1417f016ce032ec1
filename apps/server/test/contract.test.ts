import { randomUUID } from "node:crypto";
import { safeParse } from "zod/mini";
import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACT, endpointOf } from "@baize/api/contract";
import { seal } from "@baize/api/envelope/seal";
import { statusOf, type ServerErrorCode } from "@baize/api/errors";
import { COMMON_ERRORS, CRYPTO_ERRORS, IDEMPOTENCY_ERRORS, REAL_ERRORS, TOKEN_ERRORS } from "@baize/api/flag-errors";
import type { Endpoint } from "@baize/api/endpoint";
import { clientOf } from "./harness/client.ts";
import { GOOD, REFUSED } from "./harness/inputs.ts";
import { addMember, signIn } from "./harness/member.ts";
import { testDatabase, type World } from "./harness/world.ts";

const newWorld = testDatabase();
const rows: Endpoint[] = Object.values(CONTRACT).map(({ id }) => endpointOf(id));

/** Every way in is open, and none asks for a code that this suite could not read. */
const FEATURES = {
  phoneReset: true,
  emailReset: true,
  smsLogin: true,
  phoneLogin: true,
  freePlay: true,
  mobileRegister: true,
  mobilePassword: true,
};

interface Answer {
  status: number;
  headers: Headers;
  body: { success?: boolean; code?: ServerErrorCode; value?: unknown; requestId?: string } & Record<string, unknown>;
}

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { features: FEATURES, signIn: { trialsByAddress: 100, registrationsWithoutCaptcha: 100 } } });
});

/** Sends an input to a row as it is, right or wrong: the typed client would not let a test do that. */
async function send(row: Endpoint, input: object, headers: Record<string, string> = {}): Promise<Answer> {
  const hasBody = row.method === "POST" || row.method === "PUT";
  const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]));
  const [key] = row.encrypted ? (await clientOf(world).call("system.keys")).keys : [];
  const claims = { iat: Math.floor(world.system.now().getTime() / 1000), jti: randomUUID(), aud: row.id, body: input };
  const file = row.upload && "file" in input && input.file instanceof Blob ? input.file : undefined;
  const body = file ?? (hasBody ? (key ? await seal(claims, key) : JSON.stringify(input)) : null);
  const type = file ? "application/octet-stream" : row.encrypted ? "application/jose" : "application/json";
  const response = await world.fetch(row.path + (hasBody ? "" : `?${query.toString()}`), {
    method: row.method,
    body,
    headers: {
      ...(hasBody ? { "content-type": type } : {}),
      ...(row.idempotent ? { "idempotency-key": randomUUID() } : {}),
      ...headers,
    },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The headers of a member of its own, where the row takes any. */
const signedIn = async (row: Endpoint): Promise<Record<string, string>> =>
  row.token ? { authorization: `Bearer ${await signIn(world, await addMember(world, 1000n))}` } : {};

const declared = (row: Endpoint): readonly string[] => [
  ...COMMON_ERRORS,
  ...(row.token ? TOKEN_ERRORS : []),
  ...(row.real ? REAL_ERRORS : []),
  ...(row.encrypted ? CRYPTO_ERRORS : []),
  ...(row.idempotent ? IDEMPOTENCY_ERRORS : []),
  ...(row.errors ?? []),
];

/** An error is one of the row's own, with the status and the shape that the catalogue gives it. */
function expectDeclared(row: Endpoint, { status, body, headers }: Answer): void {
  expect(body.success).toBe(false);
  expect(declared(row)).toContain(body.code);
  expect(status).toBe(statusOf(body.code ?? "system.unknown"));
  expect(body.requestId).toBe(headers.get("x-request-id"));
}

const named = (some: readonly Endpoint[]) => some.map((row) => [row.id, row] as const);
const withBody = rows.filter(({ method, upload }) => (method === "POST" || method === "PUT") && !upload);
const texts = (row: Endpoint) =>
  Object.entries(asObject(row.input).shape)
    .filter(([, field]) => kindOf(field) === "string")
    .map(([name]) => name);

describe("every row", () => {
  it.each(named(rows.filter(({ id }) => !REFUSED[id])))("%s answers what the contract says", async (id, row) => {
    const answer = await send(row, GOOD[id] ?? {}, await signedIn(row));
    expect(answer.body).toMatchObject(row.raw ? {} : { success: true });
    const value = row.raw ? answer.body : answer.body.value;
    expect(safeParse(row.output, value).error?.issues ?? []).toEqual([]);
  });

  it.each(named(rows.filter(({ id }) => REFUSED[id])))("%s refuses in its own words", async (id, row) => {
    const answer = await send(row, GOOD[id] ?? {}, await signedIn(row));
    expect(answer.body.code).toBe(REFUSED[id]);
    expectDeclared(row, answer);
  });

  it.each(named(rows))("%s is not kept, framed or sniffed on the way", async (id, row) => {
    const { headers, status } = await send(row, GOOD[id] ?? {}, await signedIn(row));
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    // A refusal is nobody's to keep.
    const open = row.method === "GET" && !row.token && row.rate === "open" && status === 200;
    expect(headers.get("cache-control")).toBe(open ? "no-cache" : "no-store");
  });

  it.each(named(rows))("%s refuses another method", async (_, row) => {
    const response = await world.fetch(row.path, { method: "PATCH" });
    expect([response.status, (await response.json()).code]).toEqual([405, "system.method_not_allowed"]);
  });

  it.each(named(rows))("%s passes over names that it does not know", async (id, row) => {
    const answer = await send(row, { ...GOOD[id], unknown_name: "x", constructor: "y" }, await signedIn(row));
    if (answer.body.success === false) expectDeclared(row, answer);
    expect(answer.body.code).not.toBe("input.invalid");
  });
});

it.each(named(rows.filter(({ token }) => token === "required")))(
  "%s is closed without a token, and with a bad one",
  async (id, row) => {
    const none = await send(row, GOOD[id] ?? {});
    expect(none.body.code).toBe("auth.not_signed_in");
    for (const authorization of ["Bearer nonsense", `Bearer ${"x".repeat(43)}`, "Basic YTpi", "Bearer "]) {
      expect((await send(row, GOOD[id] ?? {}, { authorization })).body.code).toBe("auth.token_expired");
    }
  },
);

it.each(named(rows.filter(({ real }) => real)))("%s is closed to a demo account", async (id, row) => {
  const demo = await addMember(world, 0n, { kind: 4, book: "demo" });
  const answer = await send(row, GOOD[id] ?? {}, { authorization: `Bearer ${await signIn(world, demo)}` });
  expect([answer.status, answer.body.code]).toEqual([403, "auth.demo_account"]);
});

describe("every field of text", () => {
  const fields = rows.flatMap((row) => texts(row).map((name) => [`${row.id} ${name}`, row, name] as const));

  it.each(fields)("%s refuses ten thousand characters, a direction override and NUL", async (_, row, name) => {
    // Passwords may hold what only misleads readers: theirs goes on to be judged as a password.
    const override = /password/i.test(name) ? [] : ["a\u202Eb"];
    const headers = await signedIn(row);
    for (const bad of ["x".repeat(10_000), "a\u0000b", ...override]) {
      const answer = await send(row, { ...GOOD[row.id], [name]: bad }, headers);
      expectDeclared(row, answer);
      expect(answer.body.code).toBe("input.invalid");
    }
  });

  it.each(fields)("%s takes or refuses emoji, and never falls over them", async (_, row, name) => {
    const answer = await send(row, { ...GOOD[row.id], [name]: "😀🇮🇳👩‍👩‍👧‍👦" }, await signedIn(row));
    if (answer.body.success === false) expectDeclared(row, answer);
    expect(answer.status).toBeLessThan(500);
  });
});

it.each(named(withBody))("%s refuses a body that is no object, or of another type", async (_, row) => {
  const headers = { ...(await signedIn(row)), "idempotency-key": randomUUID() };
  const post = async (body: string, type: string) =>
    (await (await world.fetch(row.path, { method: row.method, body, headers: { ...headers, "content-type": type } })).json())
      .code;
  expect(await post("{}", "text/plain")).toBe("input.unsupported_type");
  for (const body of ["", "[]", "null", "7", "{", '"text"']) {
    const code = await post(body, row.encrypted ? "application/jose" : "application/json");
    expect(code).toBe(row.encrypted ? "crypto.bad_envelope" : "input.malformed");
  }
});

it("logged nothing as unknown in all of this", () => {
  expect(world.logged).toEqual([]);
});

it("answers a path that it does not have in the same shape", async () => {
  const response = await world.fetch("/wps/nothing/here");
  expect([response.status, await response.json()]).toEqual([
    404,
    { success: false, code: "system.not_found", requestId: expect.any(String) },
  ]);
});

const allowedOrigin = async (from: string) =>
  (await world.fetch("/wps/system/status", { headers: { origin: from } })).headers.get("access-control-allow-origin");

it("lets the site's origin read its answers, and no other", async () => {
  expect(await allowedOrigin("http://localhost:5173")).toBe("http://localhost:5173");
  expect(await allowedOrigin("https://evil.example")).toBeNull();
});

it("sends an open list once, and then says that it is the same", async () => {
  const first = await world.fetch("/lgw/games/popular");
  const etag = first.headers.get("etag") ?? "";
  const second = await world.fetch("/lgw/games/popular", { headers: { "if-none-match": etag } });
  expect([first.status, second.status, await second.text()]).toEqual([200, 304, ""]);
});

interface ObjectLike {
  shape: Record<string, { def: { type: string; innerType?: unknown } }>;
}
// Every row takes a flat object: the endpoint table's type says so.
function asObject(schema: unknown): ObjectLike {
  return schema as ObjectLike;
}
function kindOf(field: { def: { type: string; innerType?: unknown } }): string {
  return field.def.innerType ? kindOf(field.def.innerType as typeof field) : field.def.type;
}
