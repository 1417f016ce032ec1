import { describe, expect, it } from "vitest";
import { startOfDay } from "../../calendar/start-of-day.ts";
import type { ContractPeriod } from "./type.ts";
import { contractWindowAt } from "./window.ts";

const iso = (instant: number) => new Date(instant).toISOString();
const of = (period: ContractPeriod, at: string, zone: string) => {
  const { start, end } = contractWindowAt({ type: "dividend", period }, Date.parse(at), zone);
  return [iso(start), iso(end)];
};

describe("a window", () => {
  it.each([
    ["D", "2026-11-23T18:29:59.999Z", "Asia/Kolkata", "2026-11-22T18:30:00.000Z", "2026-11-23T18:30:00.000Z"],
    ["D", "2026-11-23T18:30:00.000Z", "Asia/Kolkata", "2026-11-23T18:30:00.000Z", "2026-11-24T18:30:00.000Z"],
    ["W", "2026-11-29T12:00:00.000Z", "UTC", "2026-11-23T00:00:00.000Z", "2026-11-30T00:00:00.000Z"],
    ["H", "2028-02-29T12:00:00.000Z", "UTC", "2028-02-16T00:00:00.000Z", "2028-03-01T00:00:00.000Z"],
    ["H", "2026-02-15T23:59:59.999Z", "UTC", "2026-02-01T00:00:00.000Z", "2026-02-16T00:00:00.000Z"],
    ["M", "2026-12-31T23:59:59.999Z", "UTC", "2026-12-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
    // 23 hours, and 25.
    ["D", "2026-03-29T12:00:00.000Z", "Europe/Berlin", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
    ["D", "2026-10-25T12:00:00.000Z", "Europe/Berlin", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    // The clocks skip midnight: the day begins at one.
    ["D", "2026-03-29T12:00:00.000Z", "Asia/Beirut", "2026-03-28T22:00:00.000Z", "2026-03-29T21:00:00.000Z"],
    // The clocks pass midnight twice: the day begins at the first.
    ["D", "2026-11-01T12:00:00.000Z", "America/Havana", "2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
  ] as const)("of %s at %s in %s", (period, at, zone, start, end) => expect(of(period, at, zone)).toEqual([start, end]));

  it("of five minutes is the same in every zone", () => {
    const at = Date.parse("2026-11-23T10:04:59.999Z");
    const { start, end } = contractWindowAt({ type: "realTime", period: "D" }, at, "Asia/Kathmandu");
    expect([iso(start), iso(end)]).toEqual(["2026-11-23T10:00:00.000Z", "2026-11-23T10:05:00.000Z"]);
  });

  it.each(["Asia/Kolkata", "America/Havana", "Australia/Lord_Howe"])("follows the last one without a gap in %s", (zone) => {
    for (const [period, count] of [
      ["D", 40],
      ["W", 30],
      ["H", 30],
      ["M", 14],
    ] as const) {
      let at = startOfDay({ year: 2027, month: 10, day: 1 }, zone);
      at = contractWindowAt({ type: "dividend", period }, at, zone).end;
      for (let turn = 0; turn < count; turn += 1) {
        const { start, end } = contractWindowAt({ type: "dividend", period }, at, zone);
        expect(start).toBe(at);
        expect(contractWindowAt({ type: "dividend", period }, end - 1, zone).start).toBe(start);
        at = end;
      }
    }
  });
});
