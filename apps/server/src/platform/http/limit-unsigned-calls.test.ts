import { expect, it } from "vitest";
import { OPERATIONS } from "@baize/api/provider/operations";
import { BEHIND_PROXY, from } from "../../../test/harness/from-address.ts";
import { placeBet, providerCall, seatedIn } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();
const DOORS = [OPERATIONS.balance.path, "/wps/payments/reports"];

/** A body without an announced length and without an end, and the number of pieces that were read of it. */
function endless() {
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.pieces += 1;
      controller.enqueue(new Uint8Array(8192).fill(97));
      // An end, so that a server that reads everything fails this test and does not hang it.
      if (read.pieces === 100) controller.close();
    },
  });
  return { body, read };
}

it.each(DOORS)("reads an unsigned body of %s up to its limit, whatever its announced length", async (path) => {
  const world = await newWorld();
  const { body, read } = endless();
  const streaming = { duplex: "half" };
  const init = { method: "POST", body, headers: { "content-type": "application/json" }, ...streaming };
  expect((await world.fetch(path, init)).status).toBeGreaterThanOrEqual(400);
  expect(read.pieces).toBeLessThan(20);
});

const status = async (world: World, path: string) =>
  (await world.fetch(path, { method: "POST", body: "{}", headers: { "content-type": "application/json" } })).status;

it.each(DOORS)("limits unsigned calls of one address to %s, and no others", async (path) => {
  // Buckets are shared by the worlds of this file.
  const own = DOORS.indexOf(path);
  const world = await newWorld({ environment: { ...BEHIND_PROXY, RATE_LIMITS: "on" } });
  const stranger = from(world, `203.0.113.${own}`);
  const answers: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) answers.push(await status(stranger, path));
  expect(answers.slice(0, 40)).not.toContain(429);
  expect(answers.at(-1)).toBe(429);
  expect(await status(from(world, `198.51.100.${own}`), path)).toBe(401);
  world.advance(60_000);
  expect(await status(stranger, path)).toBe(401);
});

it("counts no signed call, whatever its answer, so that no player's call can block a vendor", async () => {
  const world = await newWorld({ environment: { RATE_LIMITS: "on" } });
  const { seat } = await seatedIn(world);
  const { session, member, currency } = seat;
  const codes: unknown[] = [];
  for (let turn = 0; turn < 60; turn += 1) codes.push((await placeBet(world, seat, { amount: "0.00" })).code);
  for (let turn = 0; turn < 60; turn += 1) codes.push((await providerCall(world, "balance", { session, member, currency })).code);
  expect([...new Set(codes)]).toEqual(["invalid", "ok"]);
});
