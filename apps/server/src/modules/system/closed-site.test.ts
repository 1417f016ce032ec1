import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { CONTRACT, endpointOf } from "@baize/api/contract/contract";
import { brands } from "../../platform/brand/schema.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();
const set = async (world: World, change: Partial<typeof brands.$inferInsert>) =>
  await world.system.db.update(brands).set(change).where(eq(brands.code, world.brand));

const OPEN = [
  "system.status",
  "system.whitelabel",
  "page.settings",
  "system.ping",
  "system.health",
  "system.ready",
  "system.openapi",
  "help.centre",
];
/** The answers of a closed site; a refused visitor may still reach customer service, whose call is checked like any other. */
const ANSWERS = new Map([...OPEN.map((id) => [id, "ok"] as const), ["support.service", "input.unsupported_type"]]);
const rows = Object.values(CONTRACT).map(({ id }) => endpointOf(id));

async function refusedCodes(world: World, token: string): Promise<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const row of rows) {
    const body = row.method === "POST" || row.method === "PUT" ? "{}" : null;
    const response = await world.fetch(row.path, { method: row.method, body, headers: { authorization: `Bearer ${token}` } });
    codes[row.id] = (await response.json()).code ?? "ok";
  }
  return codes;
}

describe("a closed site", () => {
  it("refuses every call with its maintenance code, but for those of the notice", async () => {
    const world = await newWorld();
    const token = await signIn(world, await addMember(world));
    const until = new Date(world.system.now().getTime() + 3_600_000);
    await set(world, { maintenance: true, maintenanceUntil: until });
    for (const [id, code] of Object.entries(await refusedCodes(world, token)))
      expect([id, code]).toEqual([id, ANSWERS.get(id) ?? "system.maintenance"]);
    expect(await refusal(clientOf(world).read("games.menus"))).toEqual({
      code: "system.maintenance",
      value: { until: until.getTime() },
      status: 503,
    });
    expect(await clientOf(world).read("system.status")).toMatchObject({ status: 1, until: until.getTime() });
    await set(world, { maintenance: false });
    expect(await clientOf(world).read("system.status")).toMatchObject({ status: 0 });
  });

  it("answers a blocked address with its own address", async () => {
    const world = await newWorld();
    const token = await signIn(world, await addMember(world));
    await set(world, { blockedAddresses: ["10.0.0.0/8", "127.0.0.1", "2001:db8::/32", "nonsense"] });
    for (const [id, code] of Object.entries(await refusedCodes(world, token)))
      expect([id, code]).toEqual([id, ANSWERS.get(id) ?? "system.region_blocked"]);
    expect(await refusal(clientOf(world).read("games.menus"))).toEqual({
      code: "system.region_blocked",
      value: { ip: "127.0.0.1" },
      status: 451,
    });
    expect(await clientOf(world).read("system.status")).toMatchObject({ status: 2, ip: "127.0.0.1" });
    expect(await clientOf(world).read("system.whitelabel")).toMatchObject({ regionRestriction: true, maintenance: false });
  });

  it("trusts a country and a forwarded address only from a configured proxy", async () => {
    const headers = { "cf-ipcountry": "XX", "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
    const status = async (environment: Record<string, string>) => {
      const world = await newWorld({ environment });
      await set(world, { blockedCountries: ["XX"] });
      const { value } = await (await world.fetch("/wps/system/status", { headers })).json();
      return { status: value.status, ip: value.ip };
    };
    expect(await status({})).toEqual({ status: 0, ip: "127.0.0.1" });
    expect(await status({ TRUSTED_PROXIES: "1" })).toEqual({ status: 2, ip: "198.51.100.7" });
    expect(await status({ TRUSTED_PROXIES: "2" })).toEqual({ status: 2, ip: "203.0.113.9" });
  });

  it("recognises its own hosts, and refuses others", async () => {
    const world = await newWorld();
    const client = clientOf(world);
    expect((await client.read("system.whitelabel")).brand.code).toBe(world.brand);
    expect((await client.read("system.whitelabel", { host: `${world.host.toUpperCase()}:8443` })).brand.code).toBe(world.brand);
    expect(await refusal(client.read("system.status", { host: "another.example" }))).toMatchObject({
      code: "system.domain_invalid",
      status: 421,
    });
  });

  it("limits the calls of one address, and says how long to wait", async () => {
    const world = await newWorld({ environment: { RATE_LIMITS: "on" } });
    const captcha = () => clientOf(world).read("captcha.get");
    for (let turn = 0; turn < 6; turn += 1) await captcha();
    expect(await refusal(captcha())).toEqual({ code: "rate.limited", value: { retryAfter: 1 }, status: 429 });
    world.advance(1000);
    expect(await captcha()).toHaveProperty("id");
    expect(await refusal(captcha())).toMatchObject({ code: "rate.limited" });
  });
});
