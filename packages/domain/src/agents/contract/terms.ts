import { CONTRACT_RULES, type ContractPeriod, type ContractType, type Rate, RATES, type Threshold, THRESHOLDS } from "./type.ts";

/** The most that a rate may be: something is left for the side that pays. */
export const MAX_RATE = 999_999;
export const MAX_TIERS = 20;
/** The most that a tier may ask for, in minor units or people: far above all play, and within what a database sums. */
export const MAX_THRESHOLD = 1_000_000_000_000_000n;

/** One tier. A threshold that is missing is zero; a rate that is missing is not of the type. */
export interface Tier {
  readonly atLeast: Readonly<Partial<Record<Threshold, bigint>>>;
  /** Parts per million. */
  readonly rates: Readonly<Partial<Record<Rate, number>>>;
}

/** The terms of a contract. The highest tier whose every threshold is met counts. */
export interface ContractTerms {
  readonly type: ContractType;
  readonly period: ContractPeriod;
  /** Minor units of valid bets that make a member an active user. */
  readonly minBet: bigint;
  readonly tiers: readonly Tier[];
}

export type TermsProblem =
  | { readonly kind: "period" }
  | { readonly kind: "minBet" }
  | { readonly kind: "tiers"; readonly min: number; readonly max: number }
  /** A threshold or a rate that the type does not have, or a value outside its bounds. */
  | {
      readonly kind: "value";
      readonly tier: number;
      readonly name: Threshold | Rate;
      readonly min: number;
      readonly max?: number;
    }
  /** It is not above the tier before it, so that one of the two could never count. */
  | { readonly kind: "overlap"; readonly tier: number };

const thresholdOf = ({ atLeast }: Tier, name: Threshold): bigint => atLeast[name] ?? 0n;
const rateOf = ({ rates }: Tier, name: Rate): number => rates[name] ?? 0;

function valueProblem(
  { thresholds, rates }: (typeof CONTRACT_RULES)[ContractType],
  given: Tier,
  tier: number,
): TermsProblem | undefined {
  for (const name of THRESHOLDS) {
    const value = given.atLeast[name];
    if (value === undefined) continue;
    if (value < 0n || !thresholds.includes(name)) return { kind: "value", tier, name, min: 0 };
    if (value > MAX_THRESHOLD) return { kind: "value", tier, name, min: 0, max: Number(MAX_THRESHOLD) };
  }
  for (const name of RATES) {
    const value = given.rates[name];
    const bounds = { min: rates.length === 1 ? 1 : 0, max: MAX_RATE };
    if (rates.includes(name) !== (value !== undefined)) return { kind: "value", tier, name, ...bounds };
    if (value !== undefined && !(Number.isSafeInteger(value) && value >= bounds.min && value <= bounds.max))
      return { kind: "value", tier, name, ...bounds };
  }
  const [first] = rates;
  const pays = rates.some((name) => rateOf(given, name) > 0);
  return pays || first === undefined ? undefined : { kind: "value", tier, name: first, min: 1, max: MAX_RATE };
}

/** Whether each threshold and rate is at least the other's, and at least one threshold and one rate are above it. */
function isAbove({ thresholds, rates }: (typeof CONTRACT_RULES)[ContractType], upper: Tier, lower: Tier): boolean {
  const further = thresholds.map((name) => thresholdOf(upper, name) - thresholdOf(lower, name));
  const better = rates.map((name) => rateOf(upper, name) - rateOf(lower, name));
  return [...further, ...better].every((by) => by >= 0) && further.some((by) => by > 0) && better.some((by) => by > 0);
}

/** The first thing that is wrong with the terms; undefined where they can be agreed on. */
export function termsProblem({ type, period, minBet, tiers }: ContractTerms): TermsProblem | undefined {
  const rule = CONTRACT_RULES[type];
  if (!rule.periods.includes(period)) return { kind: "period" };
  if (minBet < 0n || minBet > MAX_THRESHOLD || (minBet > 0n && type !== "dividend")) return { kind: "minBet" };
  if (tiers.length === 0 || tiers.length > MAX_TIERS) return { kind: "tiers", min: 1, max: MAX_TIERS };
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    const problem = valueProblem(rule, tier, index);
    if (problem) return problem;
    if (before && !isAbove(rule, tier, before)) return { kind: "overlap", tier: index };
  }
  return undefined;
}

/** The values that decide the tier. */
export type Measures = Readonly<Partial<Record<Threshold, bigint>>>;

/** The highest tier whose every threshold is met; undefined below the first. */
export function tierAt({ type, tiers }: Pick<ContractTerms, "type" | "tiers">, measures: Measures): Tier | undefined {
  const { thresholds } = CONTRACT_RULES[type];
  return tiers.findLast((tier) => thresholds.every((name) => (measures[name] ?? 0n) >= thresholdOf(tier, name)));
}

/**
 * The point at which a tier of the lower contract begins, as the upper one measures it. A lower minimum bet makes more users
 * active than the upper contract counts, so their number then proves nothing.
 */
function beginningOf(tier: Tier, below: ContractTerms, above: ContractTerms): Measures {
  return below.minBet < above.minBet ? { ...tier.atLeast, activeUsers: 0n } : tier.atLeast;
}

/**
 * The first tier at which the lower contract pays a higher rate than the upper one; undefined where it never does. Tiers rise,
 * so the upper rate at the beginning of a lower tier is its least within that tier. Windows of different lengths measure
 * different things: then every tier may be too high. Without an upper contract there is nothing to pay from.
 */
export function tierAbove(below: ContractTerms, above: ContractTerms | undefined): number | undefined {
  if (above?.period !== below.period) return 0;
  const { rates } = CONTRACT_RULES[below.type];
  const index = below.tiers.findIndex((tier) => {
    const paid = tierAt(above, beginningOf(tier, below, above));
    return rates.some((name) => rateOf(tier, name) > (paid ? rateOf(paid, name) : 0));
  });
  return index === -1 ? undefined : index;
}
