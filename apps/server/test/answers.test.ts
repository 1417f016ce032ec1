import { beforeAll, expect, it } from "vitest";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { workFor } from "./harness/human.ts";
import { goodInput, REFUSED } from "./harness/inputs.ts";
import { named, ROWS } from "./harness/rows.ts";
import { type Answer, sendTo } from "./harness/send.ts";
import { expectDeclared, OPEN_BRAND, Sessions } from "./harness/sessions.ts";
import { testDatabase } from "./harness/test-database.ts";
import type { World } from "./harness/world.ts";

const newWorld = testDatabase();

let world: World;
let sessions: Sessions;
beforeAll(async () => {
  world = await newWorld(OPEN_BRAND);
  sessions = await Sessions.open(world);
});

const sendGood = async (row: Endpoint, more: object = {}): Promise<Answer> =>
  await sendTo(world, row, { ...goodInput(row.id), ...(await workFor(world, row)), ...more }, await sessions.good(row));

/** No response may be framed or sniffed, and only open lists may be cached. */
function expectGuarded(row: Endpoint, { headers, status }: Answer): void {
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const open = row.method === "GET" && !row.token && row.rate === "open" && status === 200;
  expect(headers.get("cache-control")).toBe(open ? "no-cache" : "no-store");
}

it.each(named(ROWS.filter(({ id }) => !REFUSED[id])))("%s answers by its schema", async (_, row) => {
  const answer = await sendGood(row);
  // `noteAnswer` checks the schema of every answer in every test.
  expect(answer.body).toMatchObject(row.raw ? {} : { success: true });
  expect(answer.status).toBe(200);
  expectGuarded(row, answer);
});

it.each(named(ROWS.filter(({ id }) => REFUSED[id])))("%s refuses with an error of its own", async (id, row) => {
  const answer = await sendGood(row);
  expect(answer.body.code).toBe(REFUSED[id]);
  expectDeclared(row, answer);
  expectGuarded(row, answer);
});

it.each(named(ROWS))("%s ignores unknown fields", async (id, row) => {
  const answer = await sendGood(row, { unknown_name: "x", constructor: "y" });
  expect(answer.body.code).toBe(REFUSED[id]);
});

it("logs no answer as an unknown error", () => {
  expect(world.logged).toEqual([]);
});
