import { describe, expect, it } from "vitest";
import { runsOf, scaleOf, wordPlaces } from "./scale.ts";

const ticks = (values: readonly number[], steps = 3, whole = false) => scaleOf(values, steps, whole).ticks;

describe("scaleOf", () => {
  it("takes round steps that include zero", () => {
    expect(ticks([12, 57])).toEqual([0, 20, 40, 60]);
    expect(ticks([-30, 70])).toEqual([-50, 0, 50, 100]);
    expect(ticks([-9, -3])).toEqual([-10, -5, 0]);
    expect(ticks([0.1, 0.3])).toEqual([0, 0.1, 0.2, 0.3]);
  });
  it("returns a scale for no values and for zeros", () => {
    expect(ticks([])).toEqual([0, 0.5]);
    expect(ticks([0, 0], 3, true)).toEqual([0, 1]);
  });
  it("keeps minor units whole", () => {
    expect(ticks([2], 5, true)).toEqual([0, 1, 2]);
  });
  it("covers values of any size", () => {
    for (const value of [1e-9, 1, 9.99e15, 1e300, -1e300]) {
      const scale = scaleOf([value], 4, false);
      expect(scale.ticks.length).toBeLessThan(12);
      expect(scale.y(value)).toBeGreaterThanOrEqual(-1e-6);
      expect(scale.y(value)).toBeLessThanOrEqual(100 + 1e-6);
    }
  });
  it("maps the maximum to 0 and the minimum to 100", () => {
    const scale = scaleOf([-50, 100], 3, false);
    expect([scale.y(scale.high), scale.y(scale.low)]).toEqual([0, 100]);
  });
});

describe("wordPlaces", () => {
  it("labels the ends and evenly spaced places between", () => {
    expect(wordPlaces(14, 3)).toEqual([0, 7, 13]);
    expect(wordPlaces(2, 3)).toEqual([0, 1]);
    expect(wordPlaces(0, 3)).toEqual([]);
    expect(wordPlaces(365, 1)).toEqual([0, 364]);
  });
});

describe("runsOf", () => {
  it("ends a run at a gap", () => {
    const runs = runsOf([1, 2, undefined, 3, undefined, undefined, 4, 5]);
    expect(runs.map((run) => run.map(({ index }) => index))).toEqual([[0, 1], [3], [6, 7]]);
  });
});
