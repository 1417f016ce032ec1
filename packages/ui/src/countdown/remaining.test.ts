import { describe, expect, it } from "vitest";
import { clockText, durationOf } from "./remaining.ts";
import { serverClock } from "./server-clock.ts";

describe("clockText", () => {
  it.each([
    [0, "00:00"],
    [-5, "00:00"],
    [Number.NaN, "00:00"],
    [0.2, "00:01"],
    [9, "00:09"],
    [252, "04:12"],
    [3599, "59:59"],
    [3600, "01:00:00"],
    [93_605, "26:00:05"],
    [360_000, "100:00:00"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

it("runs by the time since the server told its own, whatever the device's clock says", () => {
  let passed = 500;
  const clock = serverClock(1_000_000, 500, () => passed);
  expect(clock()).toBe(1_000_000);
  passed += 4_000;
  expect(clock()).toBe(1_004_000);
});

it("writes the duration in machine-readable form", () => {
  expect(durationOf(251.4)).toBe("PT252S");
  expect(durationOf(-1)).toBe("PT0S");
});
