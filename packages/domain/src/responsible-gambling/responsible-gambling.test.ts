import { describe, expect, it } from "vitest";
import { parseDate } from "../calendar/date.ts";
import { type Block, blockAt } from "./block.ts";
import { exceededLimit, leftOf, type LimitUse } from "./limit-use.ts";
import { changeLimit, hasPeriod, type Limit, limitAt, NO_LIMIT } from "./limit.ts";
import { untilReminder } from "./reality.ts";
import { type Past, simulateLimit } from "./simulate.ts";
import { windowOf } from "./window.ts";

const HOUR = 3_600_000;
const now = Date.parse("2026-11-21T09:00:00Z");
const of = (value: bigint | null): Limit => ({ ...NO_LIMIT, value });
const day = (text: string) => {
  const date = parseDate(text);
  if (!date) throw new Error(text);
  return date;
};

describe("a limit", () => {
  it("is lowered, or set for the first time, at once", () => {
    expect(changeLimit(NO_LIMIT, 500n, now, 24)).toEqual(of(500n));
    expect(changeLimit(of(500n), 0n, now, 24)).toEqual(of(0n));
  });
  it("is raised or removed only after the wait", () => {
    const raised = changeLimit(of(500n), 800n, now, 24);
    expect(raised).toEqual({ value: 500n, nextValue: 800n, nextAt: now + 24 * HOUR });
    expect(limitAt(raised, now + 24 * HOUR - 1).value).toBe(500n);
    expect(limitAt(raised, now + 24 * HOUR)).toEqual(of(800n));
    expect(limitAt(changeLimit(of(500n), null, now, 24), now + 24 * HOUR)).toEqual(of(null));
  });
  it("restarts the wait for another value, not for the same one", () => {
    const raised = changeLimit(of(500n), 800n, now, 24);
    expect(changeLimit(raised, 800n, now + HOUR, 24)).toEqual(raised);
    expect(changeLimit(raised, 900n, now + HOUR, 24).nextAt).toBe(now + 25 * HOUR);
  });
  it("cancels a pending raise when it is lowered or confirmed", () => {
    const raised = changeLimit(of(500n), 800n, now, 24);
    expect(changeLimit(raised, 400n, now, 24)).toEqual(of(400n));
    expect(changeLimit(raised, 500n, now, 24)).toEqual(of(500n));
    expect(changeLimit(raised, 700n, now + 24 * HOUR, 24)).toEqual(of(700n));
  });
  it("of time applies to days alone", () => {
    expect([hasPeriod("time", "day"), hasPeriod("time", "week"), hasPeriod("loss", "week")]).toEqual([true, false, true]);
  });
  it.each([
    ["day", "2026-11-21", "2026-11-21", "2026-11-21"],
    ["week", "2026-11-22", "2026-11-16", "2026-11-22"],
    ["week", "2026-11-16", "2026-11-16", "2026-11-22"],
    ["month", "2028-02-29", "2028-02-01", "2028-02-29"],
  ] as const)("counts over the %s of %s", (period, at, from, to) => {
    expect(windowOf(period, day(at))).toEqual({ from: day(from), to: day(to) });
  });
});

const use = (over: Partial<LimitUse>): LimitUse => ({ kind: "wager", period: "day", value: 1000n, used: 0n, ...over });

describe("the use of limits", () => {
  it("allows an amount up to the last unit", () => {
    expect(exceededLimit([use({ used: 400n })], 600n)).toBeUndefined();
    expect(exceededLimit([use({ used: 400n })], 601n)).toEqual(use({ used: 400n }));
    expect(exceededLimit([], 10n ** 30n)).toBeUndefined();
  });
  it("names the limit with the least left", () => {
    const tight = use({ kind: "loss", used: 990n });
    expect(exceededLimit([use({ used: 500n }), tight], 900n)).toBe(tight);
  });
  it("counts wins back, but not below zero", () => {
    expect(leftOf(use({ kind: "loss", used: -500n }))).toBe(1500n);
    expect(leftOf(use({ used: 2000n }))).toBe(0n);
  });
  it("is closed by time for every amount once it is used up", () => {
    expect(exceededLimit([use({ kind: "time", value: 60n, used: 59n })], 10_000n)).toBeUndefined();
    expect(exceededLimit([use({ kind: "time", value: 60n, used: 60n })], 1n)?.kind).toBe("time");
  });
});

const block = (from: number, until: number | null): Block => ({ kind: "cool_off", from, until });

describe("a time without play", () => {
  it("lasts from its first instant to before its last, the longest first", () => {
    expect(blockAt([], now)).toBeUndefined();
    expect(blockAt([block(now, now + 1)], now)).toEqual(block(now, now + 1));
    expect(blockAt([block(now - 2, now)], now)).toBeUndefined();
    expect(blockAt([block(now + 1, null)], now)).toBeUndefined();
    expect(blockAt([block(now, now + 9), block(now, null), block(now, now + 5)], now)).toEqual(block(now, null));
  });
});

const past = (text: string, amount: bigint, back = 0n): Past => ({ at: Date.parse(text), day: day(text), amount, back });

describe("a simulated limit", () => {
  const history = [past("2026-10-08", 400n), past("2026-10-09", 400n, 900n), past("2026-10-09", 700n), past("2026-10-30", 100n)];
  it("finds the day on which a month's limit would have stopped play, and what came after", () => {
    const told = simulateLimit(history, 1000n, "month", "amount");
    expect(told.stops.map((stop) => stop.day)).toEqual([day("2026-10-09")]);
    expect(told).toMatchObject({ skipped: 2, amount: 800n, lost: 800n });
  });
  it("resets with each window, and counts wins back where losses count", () => {
    expect(simulateLimit(history, 700n, "day", "amount").stops.map((stop) => stop.day)).toEqual([day("2026-10-09")]);
    expect(simulateLimit(history, 800n, "month", "loss").stops).toEqual([]);
    expect(simulateLimit([], 1n, "week", "loss")).toEqual({ stops: [], skipped: 0, amount: 0n, lost: 0n });
  });
});

it.each([
  [0, 15, 15],
  [14, 15, 1],
  [15, 15, 15],
  [70, 60, 50],
])("after %i minutes of a check every %i, the next comes in %i", (passed, realityMinutes, wait) => {
  expect(untilReminder({ startedAt: now, asOf: now + passed * 60_000, realityMinutes })).toBe(wait * 60_000);
  expect(untilReminder({ startedAt: now, asOf: now + passed * 60_000, realityMinutes: null })).toBeNull();
});
