import { expect, it } from "vitest";
import { testDatabase } from "../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const SITE = "http://localhost:5173";
const PATH = "/wps/system/ping";

it("lets the site read an answer with its request id, and no other origin", async () => {
  const world = await newWorld();
  const asked = async (origin: string) => (await world.fetch(PATH, { headers: { origin } })).headers;
  const own = await asked(SITE);
  expect(own.get("access-control-allow-origin")).toBe(SITE);
  expect(own.get("access-control-allow-credentials")).toBe("true");
  expect(own.get("access-control-expose-headers")).toContain("X-Request-Id");
  expect(own.get("vary")).toContain("Origin");
  const other = await asked("https://elsewhere.example");
  expect(other.get("access-control-allow-origin")).toBeNull();
  expect(other.get("vary")).toContain("Origin");
});

it("answers a preflight for the site alone", async () => {
  const world = await newWorld();
  const asked = async (origin: string) =>
    await world.fetch(PATH, { method: "OPTIONS", headers: { origin, "access-control-request-method": "POST" } });
  const own = await asked(SITE);
  expect(own.status).toBe(204);
  expect(own.headers.get("access-control-allow-origin")).toBe(SITE);
  expect(own.headers.get("access-control-allow-headers")).toContain("Idempotency-Key");
  expect((await asked("https://elsewhere.example")).headers.get("access-control-allow-origin")).toBeNull();
});
