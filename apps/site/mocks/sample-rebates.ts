import type { OutputOf } from "@baize/api/contract/contract";
import { recordedAt } from "./recorded-calls.ts";

const inr = (amount: string) => ({ amount, currency: "INR" });
const HOUR_MS = 3_600_000;

/** A rebate: the seed's member has none yet. */
export const rebate: OutputOf<"rebates.list">["items"][number] = {
  day: "2026-11-02",
  category: "RNG",
  level: 3,
  ratePpm: 6000,
  validBet: inr("9860.00"),
  amount: inr("59.16"),
  state: "open",
};

export const rebates: OutputOf<"rebates.list"> = {
  items: [rebate],
  next: null,
  totals: { count: 1, validBet: rebate.validBet, amount: rebate.amount },
};

const bets = [
  ["Pearl Monsoon", "4000.00", "4000.00"],
  ["Saffron Nights", "2860.00", "2860.00"],
  ["Pearl Monsoon", "3000.00", "3000.00"],
] as const;

export const rebateLines: OutputOf<"rebates.lines"> = {
  rebate,
  items: bets.map(([gameName, stake, validBet], place) => ({
    betId: `bet-${place}`,
    roundId: `round-000${place}`,
    gameName,
    at: recordedAt.getTime() - (100 + place) * HOUR_MS,
    stake: inr(stake),
    validBet: inr(validBet),
  })),
  next: null,
  count: bets.length,
  validBet: rebate.validBet,
};
