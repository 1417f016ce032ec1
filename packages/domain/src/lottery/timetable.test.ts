import { describe, expect, it } from "vitest";
import { LOTTERY_GAMES, lotteryGameOf } from "./games.ts";
import { type Drawing, plannedDraws } from "./timetable.ts";

const at = (text: string): number => Date.parse(text);
const written = (drawing: Drawing, after: string, count: number) =>
  plannedDraws(drawing, at(after), count).map(({ issue, opensAt, closesAt, drawsAt }) => ({
    issue,
    opens: new Date(opensAt).toISOString(),
    closes: new Date(closesAt).toISOString(),
    draws: new Date(drawsAt).toISOString(),
  }));

const each = (seconds: number, closesBefore: number): Drawing => ({
  timetable: { kind: "every", seconds },
  timeZone: "Asia/Kolkata",
  closesBefore,
});
const daily = (days: readonly number[], timeZone = "Asia/Ho_Chi_Minh"): Drawing => ({
  timetable: { kind: "daily", hour: 18, minute: 15, days },
  timeZone,
  closesBefore: 900,
});

it("numbers the draws of a day in the game's zone, and opens each when the one before closes", () => {
  // 18:30 in Greenwich is midnight in India.
  expect(written(each(300, 15), "2026-11-28T18:21:00Z", 3)).toEqual([
    {
      issue: "261128-0288",
      opens: "2026-11-28T18:19:45.000Z",
      closes: "2026-11-28T18:24:45.000Z",
      draws: "2026-11-28T18:25:00.000Z",
    },
    {
      issue: "261129-0001",
      opens: "2026-11-28T18:24:45.000Z",
      closes: "2026-11-28T18:29:45.000Z",
      draws: "2026-11-28T18:30:00.000Z",
    },
    {
      issue: "261129-0002",
      opens: "2026-11-28T18:29:45.000Z",
      closes: "2026-11-28T18:34:45.000Z",
      draws: "2026-11-28T18:35:00.000Z",
    },
  ]);
});

it("plans no draw that closes at the instant", () => {
  expect(written(each(300, 15), "2026-11-28T18:24:44.999Z", 1)).toMatchObject([{ issue: "261128-0288" }]);
  expect(written(each(300, 15), "2026-11-28T18:24:45.000Z", 1)).toMatchObject([{ issue: "261129-0001" }]);
});

it("begins with 1 each day, where no draw falls on midnight either", () => {
  // Each 90 minutes since 1970: at 23:30 and at 01:00 in India.
  expect(written(each(5400, 60), "2026-11-28T17:00:00Z", 2)).toMatchObject([
    { issue: "261128-0016", draws: "2026-11-28T18:00:00.000Z" },
    { issue: "261129-0001", draws: "2026-11-28T19:30:00.000Z" },
  ]);
});

it("draws once a day at the hour of the game's zone, with the day as the number", () => {
  expect(written(daily([0, 1, 2, 3, 4, 5, 6]), "2026-11-28T10:59:59Z", 2)).toEqual([
    {
      issue: "261128",
      opens: "2026-11-27T11:00:00.000Z",
      closes: "2026-11-28T11:00:00.000Z",
      draws: "2026-11-28T11:15:00.000Z",
    },
    {
      issue: "261129",
      opens: "2026-11-28T11:00:00.000Z",
      closes: "2026-11-29T11:00:00.000Z",
      draws: "2026-11-29T11:15:00.000Z",
    },
  ]);
});

it("takes the day of the week in the game's zone", () => {
  // At 12:00 of Saturday in Greenwich it is Sunday in Auckland; 18:15 of that Sunday is 05:15 in Greenwich.
  expect(written(daily([0], "Pacific/Auckland"), "2026-11-28T12:00:00Z", 1)).toMatchObject([
    { issue: "261129", draws: "2026-11-29T05:15:00.000Z" },
  ]);
});

it("draws on some days of the week, and opens when the last one before closes", () => {
  // Tuesdays and Fridays; the 28th of November 2026 is a Saturday.
  expect(written(daily([2, 5]), "2026-11-28T00:00:00Z", 3)).toMatchObject([
    { issue: "261201", opens: "2026-11-27T11:00:00.000Z", closes: "2026-12-01T11:00:00.000Z" },
    { issue: "261204", opens: "2026-12-01T11:00:00.000Z", closes: "2026-12-04T11:00:00.000Z" },
    { issue: "261208", opens: "2026-12-04T11:00:00.000Z", closes: "2026-12-08T11:00:00.000Z" },
  ]);
  // Once a week.
  expect(written(daily([2]), "2026-11-28T00:00:00Z", 1)).toMatchObject([{ issue: "261201", opens: "2026-11-24T11:00:00.000Z" }]);
});

describe("where clocks change for the summer", () => {
  const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
  const inZone = (timeZone: string, hour: number, minute: number): Drawing => ({
    timetable: { kind: "daily", hour, minute, days: EVERY_DAY },
    timeZone,
    closesBefore: 900,
  });

  it.each([
    // London: an hour is skipped at 01:00 on the 29th of March 2026, and comes twice until 02:00 on the 25th of October.
    ["Europe/London", "2026-03-27T19:00:00Z", ["28T18:15", "29T17:15", "30T17:15"]],
    ["Europe/London", "2026-10-23T19:00:00Z", ["24T17:15", "25T18:15", "26T18:15"]],
    // New York: on the 8th of March and the 1st of November 2026.
    ["America/New_York", "2026-03-07T00:00:00Z", ["07T23:15", "08T22:15", "09T22:15"]],
    ["America/New_York", "2026-10-31T00:00:00Z", ["31T22:15", "01T23:15", "02T23:15"]],
    // Lord Howe Island: by half an hour, on the 5th of April and the 4th of October 2026.
    ["Australia/Lord_Howe", "2026-04-04T00:00:00Z", ["04T07:15", "05T07:45", "06T07:45"]],
    ["Australia/Lord_Howe", "2026-10-03T00:00:00Z", ["03T07:45", "04T07:15", "05T07:15"]],
  ])("%s: draws at 18:15 of the local clock each day from %s", (timeZone, after, draws) => {
    const planned = written(inZone(timeZone, 18, 15), after, 3);
    expect(planned.map((one) => one.draws.slice(8, 16))).toEqual(draws);
    expect(planned.slice(1).map(({ opens }) => opens)).toEqual(planned.slice(0, -1).map(({ closes }) => closes));
  });

  it("draws a time that the clocks skip once, by the clock before the change", () => {
    // 01:30 does not come on the 29th: it would have been 01:30 in Greenwich, when London shows 02:30.
    const planned = written(inZone("Europe/London", 1, 30), "2026-03-27T12:00:00Z", 3);
    expect(planned.map(({ issue, draws }) => [issue, draws])).toEqual([
      ["260328", "2026-03-28T01:30:00.000Z"],
      ["260329", "2026-03-29T01:30:00.000Z"],
      ["260330", "2026-03-30T00:30:00.000Z"],
    ]);
  });

  it("draws a time that comes twice once, the first time", () => {
    const planned = written(inZone("Europe/London", 1, 30), "2026-10-23T12:00:00Z", 3);
    expect(planned.map(({ issue, draws }) => [issue, draws])).toEqual([
      ["261024", "2026-10-24T00:30:00.000Z"],
      ["261025", "2026-10-25T00:30:00.000Z"],
      ["261026", "2026-10-26T01:30:00.000Z"],
    ]);
    // Between the two it is the next day's draw that comes.
    expect(written(inZone("Europe/London", 1, 30), "2026-10-25T01:00:00Z", 1)).toMatchObject([{ issue: "261026" }]);
  });

  it("leaves out no day of 23 hours, at whichever moment it is planned", () => {
    const issues = Array.from({ length: 48 }, (_, hour) => {
      const after = new Date(at("2026-03-28T00:15:00Z") + hour * 3_600_000).toISOString();
      return written(inZone("Europe/London", 18, 15), after, 1)[0]?.issue;
    });
    expect([...new Set(issues)]).toEqual(["260328", "260329", "260330"]);
    expect(issues.every((issue, place) => place === 0 || (issues[place - 1] ?? "") <= (issue ?? ""))).toBe(true);
  });

  it("numbers each draw of a day of 25 hours once", () => {
    const planned = plannedDraws(
      { timetable: { kind: "every", seconds: 3600 }, timeZone: "Europe/London", closesBefore: 60 },
      at("2026-10-24T22:30:00Z"),
      26,
    ).map(({ issue }) => issue);
    expect(planned.slice(0, 25)).toEqual(Array.from({ length: 25 }, (_, hour) => `261025-${String(hour + 1).padStart(4, "0")}`));
    expect(planned[25]).toBe("261026-0001");
  });
});

it("draws a Vietnamese lottery each minute and closes it five seconds before", () => {
  const game = lotteryGameOf("HANOI_MINUTE");
  if (!game) throw new Error("There is no such game");
  expect(game).toMatchObject({ family: "vn-south", mode: "SEA", area: "VN" });
  // Midnight in Vietnam is 17:00 in Greenwich.
  expect(written(game, "2026-11-28T16:58:56Z", 2)).toEqual([
    {
      issue: "261129-0001",
      opens: "2026-11-28T16:58:55.000Z",
      closes: "2026-11-28T16:59:55.000Z",
      draws: "2026-11-28T17:00:00.000Z",
    },
    {
      issue: "261129-0002",
      opens: "2026-11-28T16:59:55.000Z",
      closes: "2026-11-28T17:00:55.000Z",
      draws: "2026-11-28T17:01:00.000Z",
    },
  ]);
});

it.each(LOTTERY_GAMES.map((game) => [game.code, game] as const))(
  "%s: no two draws have one number, and there is no gap between them",
  (_, game) => {
    const after = at("2026-12-30T00:00:00Z");
    const planned = plannedDraws(game, after, 100);
    expect(new Set(planned.map(({ issue }) => issue)).size).toBe(100);
    expect(planned[0]?.closesAt).toBeGreaterThan(after);
    expect(planned[0]?.opensAt).toBeLessThanOrEqual(after);
    expect(planned.slice(1).map(({ opensAt }) => opensAt)).toEqual(planned.slice(0, -1).map(({ closesAt }) => closesAt));
    expect(planned.filter(({ closesAt, drawsAt }) => drawsAt - closesAt !== game.closesBefore * 1000)).toEqual([]);
  },
);
