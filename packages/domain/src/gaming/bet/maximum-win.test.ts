import { expect, it } from "vitest";
import { maximumWin } from "./maximum-win.ts";

it.each([
  ["the brand's", {}, 1000n],
  ["the game's where it is lower", { slot: "400" }, 400n],
  ["the brand's where the game's is higher", { slot: "4000" }, 1000n],
])("is %s", (_, maxWinByGame, wanted) => {
  expect(maximumWin({ maxWin: "1000", maxWinByGame }, "slot")).toBe(wanted);
});
