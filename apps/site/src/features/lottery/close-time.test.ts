import { expect, test } from "vitest";
import { closeTime } from "./close-time.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const format = {
  time: (at: unknown) => `time ${String(at)}`,
  dateTime: (at: unknown) => `date and time ${String(at)}`,
};

test("a draw that closes in a day or later names the date, and an earlier one the time alone", () => {
  const day = 86_400_000;
  expect(closeTime(now + day - 1, now, format)).toBe(`time ${now + day - 1}`);
  expect(closeTime(now + day, now, format)).toBe(`date and time ${now + day}`);
  expect(closeTime(now - 1, now, format)).toBe(`time ${now - 1}`);
});
