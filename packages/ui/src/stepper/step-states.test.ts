import { expect, it } from "vitest";
import { stepStates } from "./step-states.ts";

const steps = [
  { id: "amount", label: "Amount" },
  { id: "method", label: "Method" },
  { id: "pay", label: "Pay" },
];
const failed = steps.map((step) => ({ ...step, failed: step.id === "method" }));

it.each([
  [steps, "amount", false, ["now", "ahead", "ahead"]],
  [steps, "method", false, ["done", "now", "ahead"]],
  [steps, "pay", false, ["done", "done", "now"]],
  [steps, "pay", true, ["done", "done", "done"]],
  [steps, "elsewhere", false, ["ahead", "ahead", "ahead"]],
  [failed, "method", false, ["done", "failed", "ahead"]],
  [failed, "pay", false, ["done", "failed", "now"]],
  [[], "amount", false, []],
] as const)("%j at %s, finished: %s", (list, current, finished, states) => {
  expect(stepStates(list, current, finished)).toEqual(states);
});
