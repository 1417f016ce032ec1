import { sql } from "drizzle-orm";
import { afterEach, expect, it, vi } from "vitest";
import { clientOf, refusal } from "./harness/client.ts";
import { testDatabase } from "./harness/test-database.ts";
import type { World } from "./harness/world.ts";

const newWorld = testDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

/** All that a caller sees of a fault. */
async function seen(world: World, path: string): Promise<{ status: number; text: string; requestId: string | null }> {
  const response = await world.fetch(path, { headers: { "x-request-id": "a-request-of-mine" } });
  return { status: response.status, text: await response.text(), requestId: response.headers.get("x-request-id") };
}

it("answers an internal fault by one code and the request's id, logs its message, and continues", async () => {
  const world = await newWorld();
  await world.system.db.execute(sql`alter table captchas rename to captchas_gone`);
  const { status, text, requestId } = await seen(world, "/wps/captcha");
  expect([status, JSON.parse(text)]).toEqual([500, { success: false, code: "system.unknown", requestId: "a-request-of-mine" }]);
  expect(requestId).toBe("a-request-of-mine");
  expect(world.logged).toMatchObject([{ event: "system.unknown", facts: { requestId, what: "captcha.get" } }]);
  expect(JSON.stringify(world.logged)).toContain("captchas");
  await world.system.db.execute(sql`alter table captchas_gone rename to captchas`);
  expect(await clientOf(world).read("captcha.get")).toHaveProperty("id");
});

it("answers `system.busy` while the database is full or away", async () => {
  const world = await newWorld();
  const { db } = world.system;
  await db.execute(sql`
    create function too_many() returns trigger language plpgsql
    as $$ begin raise exception 'sorry, too many clients already' using errcode = '53300'; end $$`);
  await db.execute(sql`create trigger full_house before insert on captchas execute function too_many()`);
  const { status, text } = await seen(world, "/wps/captcha");
  expect([status, JSON.parse(text)]).toMatchObject([503, { code: "system.busy" }]);
  expect(text).not.toContain("too many clients");
  await db.execute(sql`drop trigger full_house on captchas`);
  expect(await clientOf(world).read("captcha.get")).toHaveProperty("id");
  vi.spyOn(db, "execute").mockRejectedValueOnce(new Error("the database is away"));
  expect(await refusal(clientOf(world).read("system.ready"))).toMatchObject({ code: "system.busy", status: 503 });
  expect(await clientOf(world).read("system.ready")).toEqual({ status: "ok", checks: { database: true, keys: true } });
});
