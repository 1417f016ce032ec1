import { expect, it } from "vitest";
import { operate } from "../../test/harness/operate.ts";
import { testDatabase } from "../../test/harness/world.ts";
import { OPERATIONS } from "./operations.ts";

const newWorld = testDatabase();

const lists = Object.entries(OPERATIONS).filter(([, { access }]) => access === undefined);

it("answers every list of an operator for a brand without members", async () => {
  const world = await newWorld();
  expect(lists.length).toBeGreaterThan(5);
  for (const [name, { input }] of lists) {
    const given = "brand" in input.shape ? { brand: world.brand } : {};
    expect(await operate(world, name, given), name).toMatchObject({ ok: true });
  }
});
