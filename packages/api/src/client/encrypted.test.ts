import { exportJWK } from "jose/key/export";
import { generateKeyPair } from "jose/key/generate/keypair";
import { describe, expect, it } from "vitest";
import { openEnvelope } from "../envelope/open.ts";
import { fail, failure, ok, world, type ScriptedReply } from "../test/world.ts";

async function keys(kid: string) {
  const pair = await generateKeyPair("RSA-OAEP-256", { extractable: true });
  const { n, e } = await exportJWK(pair.publicKey);
  return { kid, private: pair.privateKey, public: { kty: "RSA", kid, use: "enc", alg: "RSA-OAEP-256", n, e } };
}

describe("an encrypted call", () => {
  const serverNow = 1_800_000_000_000;

  it("is sealed to the published key, on the server's clock, with an id of its own", async () => {
    const key = await keys("k1");
    // This device is two days behind.
    const { client, seen } = await world(
      ({ url }) => ok(url.endsWith("/keys") ? { keys: [key.public], serverTime: serverNow } : {}),
      { now: () => serverNow - 172_800_000 },
    );
    await client.write("session.login", { username: "asha", password: "s3cret" });
    await client.write("session.login", { username: "asha", password: "s3cret" });
    expect(seen.map(({ url }) => url)).toEqual(["/wps/system/keys", "/wps/session/login", "/wps/session/login"]);
    const [, first, second] = seen;
    expect(first?.headers["content-type"]).toBe("application/jose");
    expect(first?.body).not.toContain("s3cret");
    const opened = await open(first?.body, "session.login");
    expect(opened).toMatchObject({
      ok: true,
      claims: { aud: "session.login", iat: serverNow / 1000, body: { username: "asha" } },
    });
    expect(opened).not.toEqual(await open(second?.body, "session.login"));
    expect(await open(first?.body, "register.create")).toEqual({ ok: false, code: "crypto.bad_envelope" });

    function open(jwe: string | undefined, audience: string) {
      return openEnvelope(jwe ?? "", { keyFor: (kid) => (kid === "k1" ? key.private : undefined), now: serverNow, audience });
    }
  });

  it("loads the keys again, once, when the server no longer knows the key", async () => {
    const [old, fresh] = [await keys("old"), await keys("new")];
    let published = old;
    const { client, seen } = await world(
      async ({ url, body }) => {
        if (url.endsWith("/keys")) {
          const set = published;
          published = fresh;
          return ok({ keys: [set.public], serverTime: serverNow });
        }
        const opened = await openEnvelope(body, {
          keyFor: (kid) => (kid === "new" ? fresh.private : undefined),
          now: serverNow,
          audience: "session.login",
        });
        return opened.ok ? ok({}) : fail(400, opened.code);
      },
      { now: () => serverNow },
    );
    await client.write("session.login", { username: "asha", password: "s3cret" });
    expect(seen.filter(({ url }) => url.endsWith("/keys"))).toHaveLength(2);
    const stubborn = await world(({ url }) =>
      url.endsWith("/keys") ? ok({ keys: [old.public], serverTime: serverNow }) : fail(400, "crypto.unknown_key"),
    );
    const error = await failure(stubborn.client.write("session.login", { username: "asha", password: "s3cret" }));
    expect(error.code).toBe("crypto.unknown_key");
    expect(stubborn.seen).toHaveLength(4);
  });

  it("caches no key set that failed to load, and uses no empty one", async () => {
    const key = await keys("k");
    const replies: ScriptedReply[] = [{ status: 503, text: "" }, ok({ keys: [key.public], serverTime: serverNow }), ok({})];
    const { client } = await world(() => replies.shift() ?? "cut");
    const input = { username: "asha", password: "s3cret" };
    expect((await failure(client.write("session.login", input))).code).toBe("system.busy");
    expect(await client.write("session.login", input)).toEqual({});
  });

  it.each([[[]], [undefined], [[{ kty: "RSA", kid: "k", n: "??", e: "" }]], [[{ kty: "EC" }]]])(
    "refuses a key set of %j, and asks anew",
    async (set) => {
      const { client, seen } = await world(() => ok({ keys: set, serverTime: serverNow }));
      const input = { username: "asha", password: "s3cret" };
      expect((await failure(client.write("session.login", input))).code).toBe("crypto.unavailable");
      expect((await failure(client.write("session.login", input))).code).toBe("crypto.unavailable");
      expect(seen.map(({ url }) => url)).toEqual(["/wps/system/keys", "/wps/system/keys"]);
    },
  );

  it("sends the caller's idempotency key, the same on the second try", async () => {
    const key = await keys("k");
    let turn = 0;
    const { client, seen } = await world(({ url }) => {
      if (url.endsWith("/keys")) return ok({ keys: [key.public], serverTime: serverNow });
      turn += 1;
      return turn === 1 ? fail(400, "crypto.stale") : ok({ account: "asha", session: null });
    });
    await client.write("register.create", { username: "asha", password: "s3cret", agreement: true }, { key: "intent-1" });
    const sent = seen.filter(({ url }) => url.endsWith("/register"));
    expect(sent.map(({ headers }) => headers["idempotency-key"])).toEqual(["intent-1", "intent-1"]);
  });
});
