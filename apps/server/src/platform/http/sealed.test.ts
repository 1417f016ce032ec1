import { randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK } from "jose";
import { expect, it } from "vitest";
import { seal } from "@baize/api/envelope/seal";
import { clientOf } from "../../../test/harness/client.ts";
import { addMember, PASSWORD } from "../../../test/harness/member.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

async function loadKey(world: World) {
  const { keys } = await clientOf(world).read("system.keys");
  const [key] = keys;
  if (!key) throw new Error("The server publishes no key");
  return key;
}

async function send(world: World, body: string, type = "application/jose", path = "/wps/session/login") {
  const response = await world.fetch(path, { method: "POST", body, headers: { "content-type": type } });
  return { status: response.status, ...((await response.json()) as object) };
}

async function claims(world: World, rest: object = {}) {
  const { username } = await addMember(world);
  return {
    iat: Math.floor(world.system.now().getTime() / 1000),
    jti: randomUUID(),
    aud: "session.login",
    body: { username, password: PASSWORD },
    ...rest,
  };
}

it("publishes its key and opens what is sealed to it, once", async () => {
  const world = await newWorld();
  const jwe = await seal(await claims(world), await loadKey(world));
  expect(await send(world, jwe)).toMatchObject({ success: true });
  expect(await send(world, jwe)).toMatchObject({ status: 409, success: false, code: "crypto.replayed" });
});

it("refuses an envelope that is more than five minutes old or ahead", async () => {
  const world = await newWorld();
  const key = await loadKey(world);
  const now = Math.floor(world.system.now().getTime() / 1000);
  for (const iat of [now - 301, now + 301])
    expect(await send(world, await seal(await claims(world, { iat }), key))).toMatchObject({ code: "crypto.stale" });
  expect(await send(world, await seal(await claims(world, { iat: now - 299 }), key))).toMatchObject({ success: true });
});

it.each([
  ["nothing", () => ""],
  ["no JWE", () => "not a jwe at all"],
  ["five empty parts", () => "...."],
  ["a JWE with a letter changed", (jwe: string) => `${jwe.slice(0, -6)}${jwe.at(-6) === "A" ? "B" : "A"}${jwe.slice(-5)}`],
  ["a JWE cut short", (jwe: string) => jwe.slice(0, jwe.length / 2)],
])("refuses %s", async (_, change) => {
  const world = await newWorld();
  const jwe = await seal(await claims(world), await loadKey(world));
  expect(await send(world, change(jwe))).toMatchObject({ status: 400, code: "crypto.bad_envelope" });
  expect(world.logged).toEqual([]);
});

it("refuses an envelope for another call, with a weak id, for another key, or with another algorithm", async () => {
  const world = await newWorld();
  const key = await loadKey(world);
  expect(await send(world, await seal(await claims(world, { aud: "register.create" }), key))).toMatchObject({
    code: "crypto.bad_envelope",
  });
  expect(await send(world, await seal(await claims(world, { jti: "short" }), key))).toMatchObject({
    code: "crypto.bad_envelope",
  });
  expect(await send(world, await seal(await claims(world), { ...key, kid: "another" }))).toMatchObject({
    code: "crypto.unknown_key",
  });
  const plain = new TextEncoder().encode(JSON.stringify(await claims(world)));
  const weak = await new CompactEncrypt(plain)
    .setProtectedHeader({ alg: "RSA-OAEP", enc: "A256GCM", kid: key.kid })
    .encrypt(await importJWK({ ...key, alg: "RSA-OAEP" }, "RSA-OAEP"));
  expect(await send(world, weak)).toMatchObject({ code: "crypto.bad_envelope" });
});

it("refuses secrets that are not sealed", async () => {
  const world = await newWorld();
  const { body } = await claims(world);
  expect(await send(world, JSON.stringify(body), "application/json")).toMatchObject({
    status: 415,
    code: "input.unsupported_type",
  });
  expect(await send(world, JSON.stringify(body))).toMatchObject({ code: "crypto.bad_envelope" });
});

it("checks sealed input like any other input", async () => {
  const world = await newWorld();
  const key = await loadKey(world);
  expect(await send(world, await seal(await claims(world, { body: "text" }), key))).toMatchObject({ code: "input.malformed" });
  expect(await send(world, await seal(await claims(world, { body: { username: 7 } }), key))).toMatchObject({
    code: "input.invalid",
  });
  const large = await seal(await claims(world, { body: { username: "x".repeat(70_000), password: "y" } }), key);
  expect(await send(world, large)).toMatchObject({ status: 413, code: "input.too_long", value: { max: 65_536 } });
});
