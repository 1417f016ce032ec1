import type { OutputOf } from "@baize/api/contract/contract";
import { recordedAt } from "./recorded-calls.ts";

type Statement = OutputOf<"income.pay">;
type List = OutputOf<"income.list">;

const DAY = 86_400_000;
const at = recordedAt.getTime();
const inr = (amount: string) => ({ amount, currency: "INR" });

const statement = (id: string, rest: Partial<Statement>): Statement => ({
  id,
  way: "received",
  type: "daily",
  account: "vi***hq",
  startsAt: at - 2 * DAY,
  endsAt: at - DAY,
  amount: inr("1840.55"),
  state: "paid",
  dueAt: null,
  paidAt: at - DAY / 2,
  fromGuarantee: null,
  dispute: "",
  ...rest,
});

const week = { type: "dividend", startsAt: at - 9 * DAY, endsAt: at - 2 * DAY } as const;
const owed = { way: "paid", fromGuarantee: inr("0.00"), paidAt: null } as const;

/** A bill that the agent has to pay. */
export const dueBill = statement("bill-due", {
  ...week,
  ...owed,
  account: "raj_mumbai",
  amount: inr("125040.00"),
  state: "due",
  dueAt: at + DAY,
});
const overdue = statement("bill-late", { ...week, ...owed, account: "deepa_pune", state: "due", dueAt: at - 60_000 });
const refused = statement("bill-refused", {
  ...week,
  ...owed,
  account: "imran_nashik",
  state: "guaranteed",
  paidAt: at - DAY,
  fromGuarantee: inr("1840.55"),
  dispute: "The bonus of this week was not taken off.",
});

const list = (items: readonly Statement[], amount: string): List => ({
  items: [...items],
  next: null,
  totals: { count: items.length, amount: inr(amount) },
  asOf: at,
});

/** Every state that an agent meets. */
export const sampleStatements = list(
  [
    statement("s1", {}),
    statement("s2", { ...week, account: null, amount: inr("480250.00") }),
    statement("s3", { type: "hourly", amount: inr("212.40") }),
    statement("s4", { type: "realTime", startsAt: at - 600_000, endsAt: at - 300_000, amount: inr("0.00") }),
    statement("s5", { type: "dividend", state: "guaranteed", amount: inr("30.00") }),
  ],
  "482332.95",
);
export const paidStatements = list(
  [dueBill, overdue, refused, statement("p1", { way: "paid", fromGuarantee: inr("0.00") })],
  "128721.65",
);
export const noStatements = list([], "0.00");
export const oneStatement = list([statement("s1", {})], "1840.55");
/** The first page of thousands. */
export const thousandsOfStatements: List = {
  ...list(
    Array.from({ length: 20 }, (_, index) =>
      statement(`m${index}`, { endsAt: at - index * DAY, startsAt: at - (index + 1) * DAY }),
    ),
    "18405500.00",
  ),
  next: "bmV4dA",
};

const sums = (dividend: string, daily: string, hourly: string, realTime: string, total: string) => ({
  dividend: inr(dividend),
  daily: inr(daily),
  hourly: inr(hourly),
  realTime: inr(realTime),
  total: inr(total),
});

/** Three days, one with a dividend. */
export const sampleDays: OutputOf<"income.days"> = {
  items: [
    { day: "2026-01-06", statements: 290, ...sums("0.00", "1840.55", "212.40", "96.10", "2149.05") },
    { day: "2026-01-05", statements: 291, ...sums("480250.00", "1512.00", "180.25", "88.75", "482031.00") },
    { day: "2026-01-04", statements: 1, ...sums("0.00", "990.00", "0.00", "0.00", "990.00") },
  ],
  next: null,
  totals: { statements: 582, ...sums("480250.00", "4342.55", "392.65", "184.85", "485170.05") },
  asOf: at,
};
/** The first page of thousands. */
export const thousandsOfDays: OutputOf<"income.days"> = {
  ...sampleDays,
  items: Array.from({ length: 20 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 6 - index)).toISOString().slice(0, 10),
    statements: 290 + index,
    ...sums("480250.00", "1840.55", "212.40", "96.10", "482399.05"),
  })),
  next: "bmV4dA",
};
export const noDays: OutputOf<"income.days"> = {
  ...sampleDays,
  items: [],
  totals: { statements: 0, ...sums("0.00", "0.00", "0.00", "0.00", "0.00") },
};

/** What a statement follows from. */
export const detailOf = (shown: Statement): OutputOf<"income.get"> => ({
  statement: shown,
  contract: { id: "c8", version: 2, period: "W" },
  tier: 1,
  base: inr("416800.00"),
  measures: { validBet: inr("1000000.00"), profit: inr("416800.00"), activeUsers: 24 },
  carried: inr("-1250.00"),
  lines: 4,
  asOf: at,
});
export const dueDetail = detailOf(dueBill);
export const refusedDetail = detailOf(refused);
/** A day in which corrections exceed the play. */
export const belowZeroDetail = {
  ...detailOf(statement("s-below", { amount: inr("0.00") })),
  tier: null,
  base: inr("-1250.00"),
  measures: { betAmount: inr("-1250.00"), players: 3 },
  carried: inr("0.00"),
};

type Line = OutputOf<"income.lines">["items"][number];
const line = (place: number, rest: Partial<Line>): Line => ({
  line: place,
  branch: "raj_mumbai",
  gameType: "RNG",
  rule: "play",
  hour: null,
  base: inr("412300.00"),
  rate: 300_000,
  micro: "12369000000000",
  statement: null,
  ...rest,
});

export const sampleLines: OutputOf<"income.lines"> = {
  items: [
    line(0, {}),
    line(1, { branch: "meera_thane", gameType: "LIVE", base: inr("4500.00"), micro: "135000000000" }),
    line(2, { branch: "kavya_kalyan", gameType: null, rule: "downline", base: inr("0.05"), micro: "1500000", statement: "s9" }),
    line(3, { branch: null, gameType: null, rule: "rest", base: inr("0.00"), rate: 0, micro: "-500000" }),
  ],
  next: null,
  totals: { count: 4, amount: inr("125040.01") },
};

export const sampleWagers: OutputOf<"income.wagers"> = {
  items: [
    {
      account: "ananya",
      status: "lost",
      stake: inr("500.00"),
      payout: inr("0.00"),
      validBet: inr("500.00"),
      counted: inr("500.00"),
      at: at - 3 * DAY,
    },
    {
      account: "ro***an",
      status: "won",
      stake: inr("200.00"),
      payout: inr("350.00"),
      validBet: inr("200.00"),
      counted: inr("-150.00"),
      at: at - 4 * DAY,
    },
  ],
  next: null,
  totals: { count: 2, counted: inr("350.00") },
};
export const noWagers: OutputOf<"income.wagers"> = { items: [], next: null, totals: { count: 0, counted: inr("0.00") } };
export const oneWager: OutputOf<"income.wagers"> = {
  items: sampleWagers.items.slice(0, 1),
  next: null,
  totals: { count: 1, counted: inr("500.00") },
};
/** The first page of thousands. */
export const thousandsOfWagers: OutputOf<"income.wagers"> = {
  items: Array.from({ length: 10 }, () => sampleWagers.items).flat(),
  next: "bmV4dA",
  totals: { count: 4200, counted: inr("735000.00") },
};

export const quietState: OutputOf<"income.state"> = {
  due: { count: 0, amount: inr("0.00"), next: null },
  owed: inr("0.00"),
  brandDebt: inr("0.00"),
  frozen: false,
  frozenByBrandDebt: false,
  asOf: at,
};
export const frozenState: OutputOf<"income.state"> = {
  due: { count: 2, amount: inr("126880.55"), next: at + DAY },
  owed: inr("30000.00"),
  brandDebt: inr("0.00"),
  frozen: true,
  frozenByBrandDebt: false,
  asOf: at,
};
export const brandDebtState: OutputOf<"income.state"> = {
  ...quietState,
  brandDebt: inr("1250.00"),
  frozen: true,
  frozenByBrandDebt: true,
};
