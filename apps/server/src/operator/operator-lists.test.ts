import { expect, it } from "vitest";
import { ROLES } from "@baize/domain/operators/role";
import { addOperator } from "../../test/harness/operators.ts";
import { operate } from "../../test/harness/operate.ts";
import { testDatabase } from "../../test/harness/test-database.ts";
import { OPERATIONS, runOperation } from "./operations.ts";

const newWorld = testDatabase();

const broken = () => {
  throw new Error("No clock");
};
const operations = Object.entries(OPERATIONS);
const lists = operations.filter(([, { access }]) => access === undefined);

it("answers every list of an operator for a brand without members", async () => {
  const world = await newWorld();
  expect(lists.length).toBeGreaterThan(5);
  for (const [name, { input }] of lists) {
    const given = {
      ...("brand" in input.shape ? { brand: world.brand } : {}),
      ...("game" in input.shape ? { game: "QUICK_DICE" } : {}),
    };
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

it("names the arguments that it refuses, in plain words", async () => {
  const world = await newWorld();
  const operator = await addOperator(world, ...ROLES);
  for (const odd of ["", "\0", "9".repeat(30), "[{}]"])
    for (const [name, { input, session }] of operations) {
      if (session === "ends" || Object.keys(input.shape).length === 0) continue;
      const answer = await operator.run(name, Object.fromEntries(Object.keys(input.shape).map((key) => [key, odd])));
      expect(answer.ok ? "" : answer.says, name).not.toMatch(/fault of the server|expected|Invalid|Too |undefined|null/);
    }
  expect(world.logged).toEqual([]);
  expect(await operator.said("deposits list", { state: "new" })).toContain("--state is refused: one of created, processing,");
  const id = "deposits 5\ud800";
  expect(await operator.said("deposits fail", { id })).toBe("<id> is refused: it has invisible characters.");
  expect(await operator.said("deposits fail", { id: "5" })).toBe("<id> is refused: it is no id as the list prints it.");
});
