import { expect, it } from "vitest";
import { lotteryGameOf } from "./games.ts";
import { plannedDraws } from "./timetable.ts";
import { CENTRAL_PROVINCES, type Province, SOUTHERN_PROVINCES } from "./vietnam-provinces.ts";

const on = (provinces: readonly Province[], day: number): string[] =>
  provinces.filter(({ days }) => days.includes(day)).map(({ code }) => code);

it.each([
  [0, ["THUA_THIEN_HUE", "KHANH_HOA", "KON_TUM"], ["DA_LAT", "KIEN_GIANG", "TIEN_GIANG"]],
  [1, ["PHU_YEN", "THUA_THIEN_HUE"], ["CA_MAU", "DONG_THAP", "HO_CHI_MINH_CITY"]],
  [2, ["DAK_LAK", "QUANG_NAM"], ["BAC_LIEU", "BEN_TRE", "VUNG_TAU"]],
  [3, ["DA_NANG", "KHANH_HOA"], ["CAN_THO", "DONG_NAI", "SOC_TRANG"]],
  [4, ["BINH_DINH", "QUANG_BINH", "QUANG_TRI"], ["AN_GIANG", "BINH_THUAN", "TAY_NINH"]],
  [5, ["GIA_LAI", "NINH_THUAN"], ["BINH_DUONG", "TRA_VINH", "VINH_LONG"]],
  [6, ["DA_NANG", "DAK_NONG", "QUANG_NGAI"], ["HO_CHI_MINH_CITY", "BINH_PHUOC", "HAU_GIANG", "LONG_AN"]],
])("on day %i of the week these provinces draw", (day, central, southern) => {
  expect(on(CENTRAL_PROVINCES, day)).toEqual(central);
  expect(on(SOUTHERN_PROVINCES, day)).toEqual(southern);
});

/** When a game draws in six weeks: the days of the week, the times and the last day in Vietnam, seven hours ahead of Greenwich. */
function drawn(code: string) {
  const game = lotteryGameOf(code);
  if (!game) throw new Error(`There is no game ${code}`);
  const after = Date.parse("2026-11-28T12:00:00Z");
  const local = plannedDraws(game, after, 6 * new Set(game.timetable.kind === "daily" ? game.timetable.days : []).size).map(
    ({ drawsAt }) => new Date(drawsAt + 7 * 3_600_000),
  );
  return {
    days: [...new Set(local.map((at) => at.getUTCDay()))].toSorted((one, other) => one - other),
    times: [...new Set(local.map((at) => at.toISOString().slice(11, 16)))],
    last: local.at(-1)?.toISOString().slice(0, 10),
  };
}

it.each([
  ...CENTRAL_PROVINCES.map((province) => ["17:15", province.code, province] as const),
  ...SOUTHERN_PROVINCES.map((province) => ["16:15", province.code, province] as const),
])("at %s %s draws on its days alone, each week", (time, code, { days }) => {
  expect(drawn(code)).toMatchObject({ days, times: [time] });
});

it("draws once a week for each of its days", () => {
  expect(drawn("PHU_YEN").last).toBe("2027-01-04");
  expect(drawn("DA_NANG").last).toBe("2027-01-09");
});
