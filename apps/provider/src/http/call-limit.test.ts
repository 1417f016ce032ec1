import { expect, it } from "vitest";
import { CallLimit } from "./call-limit.ts";

const session = { id: "hash-of-a-key" };

it("refuses the calls of one session beyond its limit, takes 30 more a second, and counts each session alone", () => {
  const limit = new CallLimit();
  const taken = (count: number, now: number, of = session) =>
    Array.from({ length: count }, () => limit.take(of, now)).filter(Boolean).length;
  expect(taken(500, 0)).toBe(120);
  expect(taken(500, 0, { id: "hash-of-another-key" })).toBe(120);
  expect(taken(500, 1000)).toBe(30);
  expect(taken(500, 3_600_000)).toBe(120);
});
