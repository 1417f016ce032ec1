import { describe, expect, it } from "vitest";
import { endOfWindow, lastEdge, startOfNext } from "./start.ts";
import { CONTRACT_PERIODS, type ContractPeriod } from "./type.ts";
import { contractWindowAt } from "./window.ts";

const KOLKATA = "Asia/Kolkata";
const HAVANA = "America/Havana";
const terms = (period: ContractPeriod) => ({ type: "dividend", period }) as const;
const iso = (instant: number) => new Date(instant).toISOString();

/** The edge between a version of one period and the next version, of another, that is signed while it runs. */
function change(from: ContractPeriod, to: ContractPeriod, signed: string, zone: string): number {
  const now = Date.parse(signed);
  const former = { terms: terms(from), startsAt: contractWindowAt(terms(from), now, zone).start };
  return startOfNext(terms(to), { now, busyUntil: endOfWindow(former, now, zone) }, zone);
}

describe("a change of the period", () => {
  it.each([
    // The week ends on 30 November, a day before a month begins.
    ["W", "M", "2026-11-25T10:00:00.000Z", "2026-12-01T00:00:00.000Z"],
    // The week ends on 4 January: that month has begun, so the next is the first.
    ["W", "M", "2026-12-30T10:00:00.000Z", "2027-02-01T00:00:00.000Z"],
    // 1 February 2027 is a Monday: week and month end together.
    ["W", "M", "2027-01-27T10:00:00.000Z", "2027-02-01T00:00:00.000Z"],
    ["M", "W", "2026-11-25T10:00:00.000Z", "2026-12-07T00:00:00.000Z"],
    ["H", "M", "2026-11-10T10:00:00.000Z", "2026-12-01T00:00:00.000Z"],
    ["M", "H", "2026-11-10T10:00:00.000Z", "2026-12-01T00:00:00.000Z"],
    ["D", "W", "2026-11-25T10:00:00.000Z", "2026-11-30T00:00:00.000Z"],
  ] as const)("from %s to %s, signed at %s, starts at %s", (from, to, signed, starts) =>
    expect(iso(change(from, to, signed, "UTC"))).toBe(starts),
  );

  it.each([KOLKATA, HAVANA, "UTC"])("leaves no instant in two windows, whenever it is signed in %s", (zone) => {
    const first = Date.parse("2026-10-20T00:00:00Z");
    // Every eleven hours of a hundred days, over a year's end and a change of the clocks.
    const instants = Array.from({ length: 218 }, (_, turn) => first + turn * 11 * 3_600_000);
    const pairs = CONTRACT_PERIODS.flatMap((from) => CONTRACT_PERIODS.map((to) => [from, to] as const));
    const wrong = pairs.flatMap(([from, to]) =>
      instants.flatMap((now) => {
        const start = change(from, to, iso(now), zone);
        const former = { terms: terms(from), startsAt: 0 };
        const ranTo = endOfWindow(former, now, zone);
        const formerEnd = lastEdge(former, start, zone);
        const startsOwnWindow = contractWindowAt(terms(to), start, zone).start === start;
        const isFirst = start === ranTo || contractWindowAt(terms(to), start - 1, zone).start < ranTo;
        return startsOwnWindow && isFirst && ranTo <= formerEnd && formerEnd <= start ? [] : [`${from} ${to} ${iso(now)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe("a version that is signed and has not begun", () => {
  it("counts never where it ends before it begins, and makes room from its start on", () => {
    const startsAt = Date.parse("2026-12-01T00:00:00Z");
    const now = Date.parse("2026-11-25T10:00:00Z");
    const signed = { terms: terms("M"), startsAt };
    expect(endOfWindow(signed, now, "UTC")).toBe(startsAt);
    expect(lastEdge(signed, now, "UTC")).toBe(startsAt);
    expect(iso(startOfNext(terms("W"), { now, busyUntil: startsAt }, "UTC"))).toBe("2026-12-07T00:00:00.000Z");
  });
});
