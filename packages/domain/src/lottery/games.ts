import type { FamilyId } from "./family.ts";
import type { Play } from "./play.ts";
import { playOf, PLAYS } from "./plays/plays.ts";
import { type PrizeMode, PRIZE_TABLES, type PrizeTable } from "./prize-mode.ts";
import { CENTRAL_PROVINCES, SOUTHERN_PROVINCES } from "./vietnam-provinces.ts";
import type { Drawing, Timetable } from "./timetable.ts";

/** A lottery that people play: how it draws, when, and by which prizes. */
export interface LotteryGame extends Drawing {
  readonly code: string;
  readonly family: FamilyId;
  readonly mode: PrizeMode;
  /** The page that it is on. */
  readonly area: "VN" | "GENERAL";
}

const INDIA = "Asia/Kolkata";
const VIETNAM = "Asia/Ho_Chi_Minh";
const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

const every = (seconds: number): Pick<LotteryGame, "timetable" | "closesBefore"> => ({
  timetable: { kind: "every", seconds },
  closesBefore: seconds <= 90 ? 5 : seconds <= 600 ? 15 : 60,
});
const daily = (hour: number, minute: number, days = EVERY_DAY): Pick<LotteryGame, "timetable" | "closesBefore"> => ({
  timetable: { kind: "daily", hour, minute, days } satisfies Timetable,
  closesBefore: 900,
});

const vietnam = (code: string, family: FamilyId, when: Pick<LotteryGame, "timetable" | "closesBefore">): LotteryGame => ({
  code,
  family,
  mode: "SEA",
  area: "VN",
  timeZone: VIETNAM,
  ...when,
});
const general = (code: string, family: FamilyId, mode: PrizeMode, seconds: number): LotteryGame => ({
  code,
  family,
  mode,
  area: "GENERAL",
  timeZone: INDIA,
  ...every(seconds),
});

/** Every lottery, in the order of the menu. */
export const LOTTERY_GAMES: readonly LotteryGame[] = [
  general("MIZORAM_EVE", "pick5", "Lott", 3600),
  vietnam("HANOI_VIP", "vn-north", every(90)),
  general("DICE_5M", "dice3", "Elott", 300),
  general("KOLKATA_FF", "pick4", "Lott", 5400),
  vietnam("HANOI_SPECIAL", "vn-north", every(1800)),
  vietnam("HANOI_FAST", "vn-south", every(300)),
  general("ONE_MINUTE_5", "pick5", "Elott", 60),
  vietnam("VN_NORTH", "vn-north", daily(18, 15)),
  vietnam("VN_CENTRAL", "vn-south", daily(17, 15)),
  vietnam("VN_SOUTH", "vn-south", daily(16, 15)),
  general("THREE_DIGITS", "pick3", "Lott", 600),
  general("ELEVEN_FIVE", "eleven5", "Lott", 300),
  general("RACE_TEN", "race10", "Lott", 300),
  general("MARK_SIX", "mark6", "Lott", 1800),
  general("ZY_FIVE", "pick5", "ZY", 300),
  general("ZY_ELEVEN", "eleven5", "ZY", 180),
  general("ZY_RACE", "race10", "ZY", 180),
  general("QUICK_DICE", "dice3", "Elott", 60),
  general("QUICK_RACE", "race10", "Elott", 60),
  vietnam("HANOI_MINUTE", "vn-south", every(60)),
  general("FAST_THREE", "dice3", "Lott", 180),
  general("ZY_THREE", "pick3", "ZY", 300),
  general("ZY_DICE", "dice3", "ZY", 180),
  general("QUICK_ELEVEN", "eleven5", "Elott", 60),
  general("QUICK_THREE", "pick3", "Elott", 60),
  ...CENTRAL_PROVINCES.map(({ code, days }) => vietnam(code, "vn-south", daily(17, 15, days))),
  ...SOUTHERN_PROVINCES.map(({ code, days }) => vietnam(code, "vn-south", daily(16, 15, days))),
];

const BY_CODE = new Map(LOTTERY_GAMES.map((game) => [game.code, game]));

export const lotteryGameOf = (code: string): LotteryGame | undefined => BY_CODE.get(code);
export const playsOf = ({ family }: LotteryGame): readonly Play[] => PLAYS[family];
export const playIn = ({ family }: LotteryGame, id: string): Play | undefined => playOf(family, id);
export const prizeTableOf = ({ mode }: LotteryGame): PrizeTable => PRIZE_TABLES[mode];
