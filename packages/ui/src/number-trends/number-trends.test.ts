import { expect, test } from "vitest";
import { trendsIn } from "./trends-in.ts";

test("counts each number once in a draw, and the draws since it came", () => {
  expect(trendsIn(["0", "1", "2"], [["1", "1"], ["0", "1"], ["0"]])).toEqual([
    { number: "0", frequency: 2, omission: 1 },
    { number: "1", frequency: 2, omission: 0 },
    { number: "2", frequency: 0, omission: 3 },
  ]);
  expect(trendsIn(["0"], [])).toEqual([{ number: "0", frequency: 0, omission: 0 }]);
});
