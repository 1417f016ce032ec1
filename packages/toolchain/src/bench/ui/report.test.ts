import { expect, test } from "vitest";
import { nothing, type Operation } from "./operations.ts";
import { timeTable } from "./report.ts";
import type { Samples } from "./samples.ts";

const slow: Operation = { ...nothing, name: "slow" };
const even: Operation = { ...nothing, name: "even" };
const costs = (tasks: Readonly<Record<string, number>>) =>
  new Map(Object.entries(tasks).map(([name, task]) => [name, [{ task, script: 0, style: 0 }]]));

function tableOf(kit: number): string {
  const samples: Samples = {
    kit: costs({ nothing: 0, even: 10, slow: kit }),
    plain: costs({ nothing: 0, even: 10, slow: 10 }),
  };
  return timeTable([slow, even], samples);
}

test("prints the mean with its bar, and the operations whose ratio is over the bar of one ratio", () => {
  expect(tableOf(20)).toContain("geometric mean of 2 ratios: 1.41 (bar 1.45)");
  expect(tableOf(20)).toContain("ratios over 1.8: slow");
  expect(tableOf(18)).toContain("ratios over 1.8: none");
});
