import { expect, it } from "vitest";
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
