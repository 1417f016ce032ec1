import { expect, it } from "vitest";
import { operate } from "../../test/harness/operate.ts";
import { testDatabase } from "../../test/harness/world.ts";
import { OPERATIONS, runOperation } from "./operations.ts";

const newWorld = testDatabase();

const broken = () => {
  throw new Error("No clock");
};
const lists = Object.entries(OPERATIONS).filter(([, { access }]) => access === undefined);

it("answers every list of an operator for a brand without members", async () => {
  const world = await newWorld();
  expect(lists.length).toBeGreaterThan(5);
  for (const [name, { input }] of lists) {
    const given = "brand" in input.shape ? { brand: world.brand } : {};
    expect(await operate(world, name, given), name).toMatchObject({ ok: true });
  }
});

it("answers a fault of the server by a reference, and logs the reason alone", async () => {
  const { system, logged } = await newWorld();
  const answer = await runOperation({ ...system, now: broken }, { name: "sign-in", token: "", input: { username: "meera" } });
  expect(answer).toMatchObject({ ok: false, says: expect.stringMatching(/^--password is missing/) });
  const input = { username: "meera", password: "not it, not at all", code: "123456" };
  const failed = await runOperation({ ...system, now: broken }, { name: "sign-in", token: "", input });
  const [line] = logged;
  expect(line).toMatchObject({ event: "operator", facts: { operation: "sign-in", message: "No clock" } });
  expect(failed).toEqual({
    ok: false,
    says: `The operation failed by a fault of the server. Its log has the reason: ${String(line?.facts.reference)}.`,
  });
});
