import { expect, it, test } from "vitest";
import { relativeText, untilNext } from "./relative-text.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 21, 12);
const said = (span: number, locale = "en-IN") => relativeText(now + span, now, locale, "long");

it.each([
  [0, "now"],
  [-59 * SECOND, "now"],
  [-MINUTE, "1 minute ago"],
  [-119 * SECOND, "1 minute ago"],
  [-59 * MINUTE - 59 * SECOND, "59 minutes ago"],
  [-HOUR, "1 hour ago"],
  [-DAY + 1, "23 hours ago"],
  [-DAY, "yesterday"],
  [-30 * DAY, "last month"],
  [-365 * DAY, "last year"],
  [-800 * DAY, "2 years ago"],
  [1, "in 1 minute"],
  [5 * MINUTE, "in 5 minutes"],
  [5 * MINUTE + 1, "in 6 minutes"],
  [DAY, "tomorrow"],
  [400 * DAY, "in 2 years"],
])("%i ms: %s", (span, words) => expect(said(span)).toBe(words));

it.each([
  ["hi-IN", -5 * MINUTE, "5 मिनट पहले"],
  ["ar", -3 * HOUR, "قبل 3 ساعات"],
  ["fa", -3 * HOUR, "3 ساعت پیش"],
])("%s with Latin digits", (locale, span, words) => expect(said(span, locale)).toBe(words));

test.each([
  ["past", 1],
  ["to come", -1],
])("the words of a moment %s change exactly when they were said to, over a year and a day", (_name, way) => {
  const value = way > 0 ? now : now + 366 * DAY;
  let at = now + (way > 0 ? 0 : 1);
  let changes = 0;
  while (at < now + 366 * DAY) {
    const wait = untilNext(value, at);
    expect(wait).toBeGreaterThan(0);
    const before = relativeText(value, at, "en-IN", "long");
    expect(relativeText(value, at + wait - 1, "en-IN", "long")).toBe(before);
    at += wait;
    changes += 1;
  }
  // 60 minutes, 23 hours, 29 days, 12 months, and a year.
  expect(changes).toBeLessThan(140);
});
