import { expect, it } from "vitest";
import { WIRE } from "./all-routes.ts";
import { bringWire, knownWire, learnRest } from "./load-routes.ts";

it("knows the first rows at once, and every row when it is asked for", async () => {
  expect(knownWire("games.menus")).toBe(WIRE["games.menus"]);
  expect(knownWire("chat.send")).toBeUndefined();
  expect(await bringWire("chat.send")).toBe(WIRE["chat.send"]);
});

it("knows them all after the rest has come, and nothing that is no row", async () => {
  await learnRest();
  for (const [id, row] of Object.entries(WIRE)) expect(knownWire(id)).toBe(row);
  expect(knownWire("constructor")).toBeUndefined();
});
