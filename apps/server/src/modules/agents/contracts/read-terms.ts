import type { ParsedOf } from "@baize/api/contract/contract";
import { type ContractTerms, MAX_TIERS, type TermsProblem, termsProblem, type Tier } from "@baize/domain/agents/contract/terms";
import { isCount, type Rate, RATES, type Threshold, THRESHOLDS } from "@baize/domain/agents/contract/type";
import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import { type Fault, fault, invalid } from "../../../platform/http/fault.ts";

/** Terms as a caller sends them: amounts are text. */
export type GivenTerms = Pick<ParsedOf<"contracts.offer">, "type" | "period" | "minBet" | "tiers">;

const AMOUNTS: ReadonlySet<string> = new Set(THRESHOLDS.filter((name) => !isCount(name)));

function minorAt(field: string, amount: string, currency: string): bigint {
  const minor = parseAmount(amount, currency);
  if (minor === undefined) throw invalid(field, "pattern");
  return minor;
}

function thresholdAt(field: string, name: Threshold, value: string | number, currency: string): bigint {
  if (isCount(name)) return BigInt(value);
  return minorAt(field, String(value), currency);
}

function readTier(given: GivenTerms["tiers"][number], field: string, currency: string): Tier {
  const atLeast: Partial<Record<Threshold, bigint>> = {};
  const rates: Partial<Record<Rate, number>> = {};
  for (const name of THRESHOLDS) {
    const value = given[name];
    if (value !== undefined) atLeast[name] = thresholdAt(`${field}.${name}`, name, value, currency);
  }
  for (const name of RATES) {
    const value = given[name];
    if (value !== undefined) rates[name] = value;
  }
  return { atLeast, rates };
}

/** A bound as the field has it: in whole units of the currency, where the domain has minor ones. */
const boundOf = (name: Threshold | Rate, max: number, currency: string): number =>
  AMOUNTS.has(name) ? Number(formatAmount(BigInt(max), currency)) : max;

function faultOf(problem: TermsProblem, { tiers }: GivenTerms, currency: string, at: string): Fault {
  if (problem.kind === "overlap") return fault("contract.tiers_overlap", { tier: problem.tier });
  if (problem.kind === "tiers") return invalid(`${at}tiers`, "required", { min: 1, max: MAX_TIERS });
  if (problem.kind !== "value") return invalid(`${at}${problem.kind}`, "not_allowed");
  const { tier, name, min, max } = problem;
  const field = `${at}tiers.${tier}.${name}`;
  const value = tiers[tier]?.[name];
  if (value === undefined) return invalid(field, "required");
  if (Number(value) < min) return invalid(field, "too_small", { min });
  const most = max === undefined ? Infinity : boundOf(name, max, currency);
  if (Number(value) > most) return invalid(field, "too_big", { max: most });
  return invalid(field, "not_allowed");
}

/**
 * The terms that were sent. Throws a fault that names the field, or the tier, that is wrong. `at`: where the terms are in what was
 * sent, `offers.0.` for example.
 */
export function readTerms(given: GivenTerms, currency: string, at = ""): ContractTerms {
  const tiers = given.tiers.map((tier, index) => readTier(tier, `${at}tiers.${index}`, currency));
  const minBet = given.minBet === undefined ? 0n : minorAt(`${at}minBet`, given.minBet, currency);
  const terms = { type: given.type, period: given.period, minBet, tiers };
  const problem = termsProblem(terms);
  if (problem) throw faultOf(problem, given, currency, at);
  return terms;
}
