import { type ContractTerms, type Tier, tierAt } from "../contract/terms.ts";
import { type Computed, inWholeUnits } from "./computed.ts";
import { rateLine, type StatementLine, sumOf } from "./line.ts";
import type { BranchPlay, TeamWindow } from "./team-window.ts";

const betOf = (play: readonly BranchPlay[]): bigint => sumOf(play.map(({ validBet }) => validBet));
const ratioOf = (tier: Tier | undefined): number => tier?.rates.ratio ?? 0;

/** `floor(team valid bet of the day × rate)` where the bet amount and the players of a tier are reached. */
export function computeDaily(terms: ContractTerms, { play, players }: TeamWindow): Computed {
  const betAmount = betOf(play);
  const measures = { betAmount, players };
  const tier = tierAt(terms, measures);
  const rows = play.map(({ branchId, gameType, validBet }) =>
    rateLine({ branchId, gameType, rule: "play" }, validBet, ratioOf(tier)),
  );
  const { lines, amount } = inWholeUnits(rows);
  return { measures, tier: tier ? terms.tiers.indexOf(tier) : null, lines, base: betAmount, amount, carry: [] };
}

/** Each hour by its own tier; the hours of the day are summed, and the sum is rounded down. */
export function computeHourly(terms: ContractTerms, { play }: TeamWindow): Computed {
  const bets = new Map<number, bigint>();
  for (const { hour = 0, validBet } of play) bets.set(hour, (bets.get(hour) ?? 0n) + validBet);
  const rates = new Map([...bets].map(([hour, betAmount]) => [hour, ratioOf(tierAt(terms, { betAmount }))]));
  // The rows keep their order: those that are in the order of the lines are sorted fast.
  const rows = play.map(({ branchId, gameType, hour = 0, validBet }) =>
    rateLine({ branchId, gameType, hour, rule: "play" }, validBet, rates.get(hour) ?? 0),
  );
  const { lines, amount } = inWholeUnits(rows);
  const base = betOf(play);
  return { measures: { betAmount: base }, tier: null, lines, base, amount, carry: [] };
}

/**
 * Stakes times the rate of their tier: the profit rate where the member won, the loss rate where it was lost. What is not a whole minor
 * unit goes on to the next window, so nothing is lost over a day of short windows.
 */
export function computeRealTime(terms: ContractTerms, { wagers, carried }: TeamWindow): Computed {
  const rateOf = (outcome: "won" | "lost", tier: number): number =>
    terms.tiers[tier]?.rates[outcome === "won" ? "profitRate" : "lossRate"] ?? 0;
  const rows: StatementLine[] = wagers.map(({ branchId, gameType, outcome, tier, stake }) =>
    rateLine({ branchId, gameType, rule: outcome }, stake, rateOf(outcome, tier)),
  );
  const before = sumOf(carried.map(({ amount }) => amount));
  if (before !== 0n) rows.push({ ...rateLine({ rule: "carried" }, 0n, 0), micro: before });
  const { lines, amount, rest } = inWholeUnits(rows);
  const base = sumOf(wagers.map(({ stake }) => stake));
  return { measures: {}, tier: null, lines, base, amount, carry: rest === 0n ? [] : [{ branchId: null, amount: rest }] };
}
