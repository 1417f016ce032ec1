import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { members } from "../schema.ts";
import { audit } from "../../../platform/schema.ts";
import { Authenticator, type Answering } from "../../../../test/harness/authenticator.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { BEHIND_PROXY, from } from "../../../../test/harness/from-address.ts";
import { addMember, PASSWORD, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld({ environment: BEHIND_PROXY });
});

/** Adds a key to the member who holds the token. */
async function add(token: string, key = new Authenticator(world.host), name?: string) {
  const client = clientOf(world, token);
  const { id, options } = await client.write("passkey.begin", {});
  return { key, passkey: await client.write("passkey.add", { id, name, response: key.create(options) }) };
}

const login = async (key: Authenticator, answering: Answering = {}, where = world) => {
  const { id, options } = await clientOf(where).write("passkey.challenge");
  return await clientOf(where).write("passkey.login", { id, response: key.get(options, answering) });
};

it("is added, named, listed, used from any network without a challenge, and removed", async () => {
  const member = await addMember(world);
  const home = from(world, "203.0.113.7");
  const { token } = await clientOf(home).write("session.login", { username: member.username, password: PASSWORD });
  const { key, passkey } = await add(token, undefined, "  My phone ");
  expect(passkey).toMatchObject({ id: key.id, name: "My phone", backedUp: false, lastUsedAt: null });
  const opened = await login(key, {}, from(world, "198.51.100.9"));
  expect(opened).toMatchObject({ account: member.username, passwordChange: null });
  const client = clientOf(world, opened.token);
  expect((await client.read("passkey.list")).items).toMatchObject([{ id: key.id, lastUsedAt: world.system.now().getTime() }]);
  expect(await client.write("passkey.remove", { id: key.id })).toEqual({ removed: 1 });
  expect(await refusal(login(key))).toMatchObject({ code: "auth.passkey_unknown" });
  const trail = await world.system.db.select().from(audit).where(eq(audit.memberId, member.id));
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(["passkey.add", "passkey.remove"]));
});

it("refuses the same key twice, and more than twenty keys", async () => {
  const member = await addMember(world);
  const token = await signIn(world, member);
  const { key } = await add(token);
  const client = clientOf(world, token);
  const { id, options } = await client.write("passkey.begin", {});
  expect(options.excludeCredentials).toMatchObject([{ id: key.id }]);
  expect(await refusal(client.write("passkey.add", { id, response: key.create(options) }))).toMatchObject({
    code: "auth.passkey_unknown",
  });
  for (let more = 1; more < 20; more += 1) await add(token);
  expect(await refusal(add(token))).toMatchObject({ code: "auth.passkey_unknown" });
});

it.each([
  ["another site's page", { origin: "https://baize.example" }],
  ["the site without TLS", { origin: "http://baize.test" }],
  ["a device that did not ask who it is", { verified: false }],
] satisfies [string, Answering][])("refuses %s, to add a key and to sign in", async (_, answering) => {
  const client = clientOf(world, await signIn(world, await addMember(world)));
  const begun = await client.write("passkey.begin", {});
  const bad = new Authenticator(world.host).create(begun.options, answering);
  expect(await refusal(client.write("passkey.add", { id: begun.id, response: bad }))).toMatchObject({
    code: "auth.passkey_unknown",
  });
  const { key } = await add(await signIn(world, await addMember(world)));
  expect(await refusal(login(key, answering))).toMatchObject({ code: "auth.passkey_unknown" });
});

it("accepts an answer to a challenge once, within five minutes, from the member that it was made for", async () => {
  const member = await addMember(world);
  const token = await signIn(world, member);
  const { key } = await add(token);
  const visitor = clientOf(world);
  const { id, options } = await visitor.write("passkey.challenge");
  expect(options).not.toHaveProperty("allowCredentials");
  const response = key.get(options);
  await visitor.write("passkey.login", { id, response });
  expect(await refusal(visitor.write("passkey.login", { id, response }))).toMatchObject({ code: "auth.link_expired" });
  const next = await visitor.write("passkey.challenge");
  expect(await refusal(visitor.write("passkey.login", { id: next.id, response }))).toMatchObject({
    code: "auth.passkey_unknown",
  });
  const begun = await clientOf(world, token).write("passkey.begin", {});
  const asLogin = visitor.write("passkey.login", { id: begun.id, response: key.get(begun.options) });
  expect(await refusal(asLogin)).toMatchObject({ code: "auth.link_expired" });
  const other = clientOf(world, await signIn(world, await addMember(world)));
  const theirs = other.write("passkey.add", { id: begun.id, response: new Authenticator(world.host).create(begun.options) });
  expect(await refusal(theirs)).toMatchObject({ code: "auth.link_expired" });
  const late = await visitor.write("passkey.challenge");
  world.advance(5 * 60_000 + 1000);
  expect(await refusal(visitor.write("passkey.login", { id: late.id, response: key.get(late.options) }))).toMatchObject({
    code: "auth.link_expired",
  });
});

it("refuses a key whose counter decreases, another key's signature, and a key of another brand", async () => {
  const { key } = await add(await signIn(world, await addMember(world)));
  await login(key);
  await login(key);
  key.turnBack(1);
  expect(await refusal(login(key))).toMatchObject({ code: "auth.passkey_unknown" });
  const { id, options } = await clientOf(world).write("passkey.challenge");
  const forged = { ...new Authenticator(world.host).get(options), id: key.id, rawId: key.id };
  expect(await refusal(clientOf(world).write("passkey.login", { id, response: forged }))).toMatchObject({
    code: "auth.passkey_unknown",
  });
  const elsewhere = await newWorld();
  expect(await refusal(login(key, {}, elsewhere))).toMatchObject({ code: "auth.passkey_unknown" });
});

it("asks an older session for a proof before it adds or removes a key, and refuses to remove another member's key", async () => {
  const member = await addMember(world);
  const token = await signIn(world, member);
  const { key } = await add(token);
  const other = clientOf(world, await signIn(world, await addMember(world)));
  expect(await other.write("passkey.remove", { id: key.id })).toEqual({ removed: 0 });
  expect((await other.read("passkey.list")).items).toEqual([]);
  world.advance(11 * 60_000);
  const client = clientOf(world, token);
  expect(await refusal(client.write("passkey.begin"))).toMatchObject({ code: "auth.proof_required" });
  expect(await refusal(client.write("passkey.remove", { id: key.id }))).toMatchObject({ code: "auth.proof_required" });
  await client.write("proof.give", { method: "password", answer: PASSWORD });
  expect(await client.write("passkey.begin")).toHaveProperty("options");
  expect(await login(key)).toMatchObject({ account: member.username });
});

it("opens no session for a closed account, or for a kind that is not a member", async () => {
  const member = await addMember(world);
  const { key } = await add(await signIn(world, member));
  const own = and(eq(members.brand, world.brand), eq(members.id, member.id));
  for (const status of ["locked", "suspended", "closed"] as const) {
    await world.system.db.update(members).set({ status }).where(own);
    expect(await refusal(login(key))).toMatchObject({ code: `auth.account_${status}` });
  }
  await world.system.db.update(members).set({ kind: 3 }).where(eq(members.id, member.id));
  expect(await refusal(login(key))).toMatchObject({ code: "auth.not_member" });
});
