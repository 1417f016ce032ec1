import { randomUUID } from "node:crypto";
import { safeParse, type ZodMiniType } from "zod/mini";
import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { seal } from "@baize/api/envelope/seal";
import { statusOf } from "@baize/api/errors";
import { EMOJI, refusalOfEmoji } from "./harness/emoji.ts";
import { workFor } from "./harness/human.ts";
import { GOOD, goodInput, REFUSED } from "./harness/inputs.ts";
import { addMember } from "./harness/member.ts";
import { named, ROWS } from "./harness/rows.ts";
import { type Answer, claimsOf, hasBody, loadPublicKey, sendTo } from "./harness/send.ts";
import { expectDeclared, type Headed, newSession, OPEN_BRAND, Sessions } from "./harness/sessions.ts";
import { testDatabase } from "./harness/test-database.ts";
import type { World } from "./harness/world.ts";

const newWorld = testDatabase();

let world: World;
let sessions: Sessions;
/** One session of a trial account, which is refused. */
let trial: Headed;
beforeAll(async () => {
  world = await newWorld(OPEN_BRAND);
  sessions = await Sessions.open(world);
  trial = await newSession(world, 0n, { kind: 4, book: "demo" });
});

const send = async (row: Endpoint, input: object, headers: Headed = {}): Promise<Answer> =>
  await sendTo(world, row, input, headers);

const withBody = ROWS.filter((row) => hasBody(row) && !row.upload);
const texts = (row: Endpoint) =>
  Object.entries(asObject(row.input).shape)
    .filter(([, field]) => kindOf(field) === "string")
    .map(([name]) => name);

it.each(named(ROWS))("%s refuses another method", async (_, row) => {
  const response = await world.fetch(row.path, { method: "PATCH" });
  expect([response.status, (await response.json()).code]).toEqual([405, "system.method_not_allowed"]);
});

const BAD_TOKENS = ["Bearer nonsense", `Bearer ${"x".repeat(43)}`, "Basic YTpi", "Bearer "];

it.each(named(ROWS.filter(({ token }) => token)))(
  "%s refuses a missing token where it needs one, and a bad one always",
  async (id, row) => {
    const none = await send(row, GOOD[id] ?? {});
    expect(none.body.code === "auth.not_signed_in").toBe(row.token === "required");
    for (const authorization of BAD_TOKENS) {
      expect((await send(row, GOOD[id] ?? {}, { authorization })).body.code).toBe("auth.token_expired");
    }
  },
);

it.each(named(ROWS.filter(({ real }) => real)))("%s is closed to a demo account", async (id, row) => {
  const answer = await send(row, GOOD[id] ?? {}, trial);
  expect([answer.status, answer.body.code]).toEqual([403, "auth.demo_account"]);
});

/** Endpoints that a session may still call while its password must be changed. */
const STILL_OPEN: ReadonlySet<string> = new Set([
  "member.changePassword",
  "session.logout",
  "proof.methods",
  "proof.give",
  "proof.send",
  "proof.passkeyOptions",
  "proof.givePasskey",
]);

it("every row with a token is closed to a session that must change its password, but for those that end that", async () => {
  const agent = await addMember(world, 0n, { kind: 1 });
  const headers = await newSession(world, 0n, { firstLogin: true, openedBy: agent.id });
  for (const row of ROWS.filter(({ id, token }) => token && !STILL_OPEN.has(id))) {
    const { body } = await send(row, GOOD[row.id] ?? {}, headers);
    expect([row.id, body.code]).toEqual([row.id, "auth.password_change_required"]);
  }
});

describe("every text field", () => {
  const fields = ROWS.flatMap((row) => texts(row).map((name) => [`${row.id} ${name}`, row, name] as const));

  it.each(fields)("%s refuses ten thousand characters, a direction override and NUL", async (_, row, name) => {
    // A password may contain characters that only mislead readers; the endpoint then checks it as a password.
    const override = /password/i.test(name) ? [] : ["a\u202Eb"];
    for (const bad of ["x".repeat(10_000), "a\u0000b", ...override]) {
      const answer = await send(row, { ...GOOD[row.id], [name]: bad }, sessions.shared(row));
      expectDeclared(row, answer);
      expect(answer.body.code).toBe("input.invalid");
    }
  });

  it.each(fields)("%s accepts emoji, or names itself as invalid", async (_, row, name) => {
    const input = { ...goodInput(row.id), ...(await workFor(world, row)), [name]: EMOJI };
    const inSchema = safeParse(row.input, input).success;
    const answer = await send(row, input, inSchema ? await sessions.own(row) : sessions.shared(row));
    const refusal = inSchema ? refusalOfEmoji(row, name) : "input.invalid";
    const code = refusal ?? REFUSED[row.id];
    const isNamed = answer.body.code === "input.invalid" && wrongFields(answer).includes(name);
    expect([answer.body.code, isNamed]).toEqual([code, code === "input.invalid"]);
    expect(answer.status).toBe(code ? statusOf(code) : 200);
  });
});

/** Fields whose own schema takes no `../`: numbers, choices, lists, ids, amounts, days. */
const strict = ({ input, upload }: Endpoint) =>
  upload ? [] : Object.entries(asObject(input).shape).filter(([, field]) => !safeParse(field, "../").success);

it.each(named(ROWS.filter((row) => strict(row).length > 0)))(
  "%s refuses `../` in each field that is not free text",
  async (id, row) => {
    for (const [name] of strict(row)) {
      const answer = await send(row, { ...GOOD[id], [name]: "../" }, sessions.shared(row));
      expect([name, answer.body.code, wrongFields(answer)]).toEqual([name, "input.invalid", [name]]);
    }
  },
);

it.each(named(ROWS.filter((row) => "cursor" in asObject(row.input).shape && !REFUSED[row.id])))(
  "%s refuses a cursor that it did not make",
  async (id, row) => {
    for (const cursor of ["nonsense", btoa("[]").replaceAll("=", ""), btoa('["a",{}]').replaceAll("=", "")])
      expect((await send(row, { ...GOOD[id], cursor }, sessions.shared(row))).body.code).toBe("input.bad_cursor");
  },
);

it.each(named(ROWS.filter(({ encrypted }) => encrypted)))(
  "%s opens a fresh envelope of this server's key, made for this call, once",
  async (id, row) => {
    const headers = { ...(await sessions.own(row)), "content-type": "application/jose", "idempotency-key": randomUUID() };
    const key = await loadPublicKey(world);
    const claims = claimsOf(world, row, GOOD[id] ?? {});
    const refusedCode = async (body: string) =>
      (await (await world.fetch(row.path, { method: row.method, body, headers })).json()).code;
    const sealed = await seal({ ...claims, jti: randomUUID() }, key);
    await refusedCode(sealed);
    const codes = [
      sealed,
      await seal({ ...claims, iat: claims.iat - 301 }, key),
      await seal({ ...claims, aud: id === "session.login" ? "register.create" : "session.login" }, key),
      await seal(claims, { ...key, kid: "another" }),
    ].map(refusedCode);
    // A changed password ends the session that changed it; the envelope is then not opened.
    const replayed = id === "member.changePassword" && !REFUSED[id] ? "auth.token_expired" : "crypto.replayed";
    expect(await Promise.all(codes)).toEqual([replayed, "crypto.stale", "crypto.bad_envelope", "crypto.unknown_key"]);
  },
);

it.each(named(ROWS.filter(({ idempotent }) => idempotent)))("%s refuses a call without a key", async (id, row) => {
  for (const key of ["", "short", "x".repeat(129)])
    expect((await send(row, GOOD[id] ?? {}, { ...sessions.shared(row), "idempotency-key": key })).body.code).toBe(
      "idempotency.key_missing",
    );
});

it.each(named(withBody))("%s refuses a body that is not an object, or of another type", async (_, row) => {
  const headers = { ...sessions.shared(row), "idempotency-key": randomUUID() };
  const post = async (body: string, type: string) =>
    (await (await world.fetch(row.path, { method: row.method, body, headers: { ...headers, "content-type": type } })).json())
      .code;
  expect(await post("{}", "text/plain")).toBe("input.unsupported_type");
  for (const body of ["", "[]", "null", "7", "{", '"text"']) {
    const code = await post(body, row.encrypted ? "application/jose" : "application/json");
    expect(code).toBe(row.encrypted ? "crypto.bad_envelope" : "input.malformed");
  }
});

it("logs no refusal as an unknown error", () => {
  expect(world.logged).toEqual([]);
});

it("answers an unknown path by the same schema", async () => {
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

it("sends an open list once, and then says that it is unchanged", async () => {
  const first = await world.fetch("/lgw/games/popular");
  const etag = first.headers.get("etag") ?? "";
  const second = await world.fetch("/lgw/games/popular", { headers: { "if-none-match": etag } });
  expect([first.status, second.status, await second.text()]).toEqual([200, 304, ""]);
});

type Field = ZodMiniType & { def: { type: string; innerType?: unknown } };
interface ObjectLike {
  shape: Record<string, Field>;
}
// `input.invalid` carries them, by the catalogue.
function asIssues(value: unknown): { issues?: readonly { field: string }[] } {
  return value as { issues?: readonly { field: string }[] };
}
const wrongFields = ({ body }: Answer) => asIssues(body.value).issues?.map(({ field }) => field.split(".")[0]) ?? [];
// Every row takes a flat object, by the endpoint table's type.
function asObject(schema: unknown): ObjectLike {
  return schema as ObjectLike;
}
function kindOf(field: Pick<Field, "def">): string {
  return field.def.innerType ? kindOf(field.def.innerType as Field) : field.def.type;
}
