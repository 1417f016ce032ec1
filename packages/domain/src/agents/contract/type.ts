/** The four contracts of the specification. */
export const CONTRACT_TYPES = ["dividend", "daily", "hourly", "realTime"] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

/** Periods: day; Monday to Monday; days 1 to 15 and 16 to the end of the month; month. */
export const CONTRACT_PERIODS = ["D", "W", "H", "M"] as const;
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];

/** The thresholds of a tier. Amounts are minor units, the rest are counts. */
export const THRESHOLDS = ["validBet", "profit", "activeUsers", "betAmount", "players", "singleBet"] as const;
export type Threshold = (typeof THRESHOLDS)[number];

/** The rates of a tier, in parts per million. */
export const RATES = ["ratio", "profitRate", "lossRate"] as const;
export type Rate = (typeof RATES)[number];

/** Thresholds that count people; the others are amounts. */
export const isCount = (threshold: Threshold): boolean => threshold === "activeUsers" || threshold === "players";

interface TypeRow {
  readonly thresholds: readonly Threshold[];
  readonly rates: readonly Rate[];
  /** The periods that two sides may agree on. */
  readonly periods: readonly ContractPeriod[];
  /** Minutes of a window that is shorter than the shortest period. */
  readonly windowMinutes?: number;
}

/** Every type: what its tiers test and pay, and how long its window is. A real-time tier is chosen for each wager. */
export const CONTRACT_RULES: Readonly<Record<ContractType, TypeRow>> = {
  dividend: { thresholds: ["validBet", "profit", "activeUsers"], rates: ["ratio"], periods: CONTRACT_PERIODS },
  daily: { thresholds: ["betAmount", "players"], rates: ["ratio"], periods: ["D"] },
  hourly: { thresholds: ["betAmount"], rates: ["ratio"], periods: ["D"] },
  realTime: { thresholds: ["singleBet"], rates: ["profitRate", "lossRate"], periods: ["D"], windowMinutes: 5 },
};
