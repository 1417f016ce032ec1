import { type ContractTerms, termsProblem, type Tier, tierAbove } from "@baize/domain/agents/contract/terms";
import { CONTRACT_RULES, type ContractType, type Rate, type Threshold } from "@baize/domain/agents/contract/type";

/**
 * Why a tier cannot be agreed on. `tooMuch`: it asks for more than can be agreed on. `overlap`: it asks for no more than the tier before it, so one of the two never counts.
 * `unreachable`: it asks for more and pays no more, so reaching it gains nothing. `above`: it pays more than the own contract.
 */
export type TierIssue = "rate" | "threshold" | "tooMuch" | "overlap" | "unreachable" | "above";

export interface TierProblem {
  readonly tier: number;
  /** The field beside which it is shown. */
  readonly name: Threshold | Rate;
  readonly issue: TierIssue;
}

const rateOf = ({ rates }: Tier, name: Rate): number => rates[name] ?? 0;

/** The threshold that asks for less, else the first; or the rate that pays no more, where the thresholds rise. */
function overlapOf(type: ContractType, before: Tier, tier: Tier): Pick<TierProblem, "name" | "issue"> {
  const { thresholds, rates } = CONTRACT_RULES[type];
  const by = thresholds.map((name) => (tier.atLeast[name] ?? 0n) - (before.atLeast[name] ?? 0n));
  const lower = thresholds.find((_, index) => (by[index] ?? 0n) < 0n);
  const [first] = thresholds;
  if (lower !== undefined || by.every((difference) => difference === 0n))
    return { name: lower ?? first ?? "validBet", issue: "overlap" };
  return { name: rates.find((name) => rateOf(tier, name) <= rateOf(before, name)) ?? "ratio", issue: "unreachable" };
}

function problemOf(terms: ContractTerms, index: number): TierProblem | undefined {
  const [tier, before] = [terms.tiers[index], terms.tiers[index - 1]];
  if (tier === undefined) return undefined;
  const alone = termsProblem({ ...terms, tiers: [tier] });
  if (alone?.kind === "value") {
    const { rates } = CONTRACT_RULES[terms.type];
    const threshold = alone.max === undefined ? "threshold" : "tooMuch";
    return { tier: index, name: alone.name, issue: rates.some((name) => name === alone.name) ? "rate" : threshold };
  }
  const both = before && termsProblem({ ...terms, tiers: [before, tier] });
  return before && both?.kind === "overlap" ? { tier: index, ...overlapOf(terms.type, before, tier) } : undefined;
}

/**
 * What is wrong with each tier. `above`: the own contract, above which nothing may be paid; undefined where the reader is the one
 * who would be paid.
 */
export function tierProblems(terms: ContractTerms, above: ContractTerms | undefined): readonly TierProblem[] {
  return terms.tiers.flatMap((tier, index): TierProblem[] => {
    const problem = problemOf(terms, index);
    if (problem) return [problem];
    const isAbove = above && tierAbove({ ...terms, tiers: [tier] }, above) !== undefined;
    const [first = "ratio"] = CONTRACT_RULES[terms.type].rates;
    return isAbove ? [{ tier: index, name: first, issue: "above" }] : [];
  });
}
