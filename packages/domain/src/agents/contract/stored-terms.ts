import type { ContractTerms } from "./terms.ts";
import { type ContractPeriod, type ContractType, type Rate, type Threshold, THRESHOLDS } from "./type.ts";

/** Terms in a column: amounts and counts as text, because JSON has no whole numbers of that size. */
export interface StoredTerms {
  readonly period: ContractPeriod;
  readonly minBet: string;
  readonly tiers: readonly {
    readonly atLeast: Readonly<Partial<Record<Threshold, string>>>;
    readonly rates: Readonly<Partial<Record<Rate, number>>>;
  }[];
}

/** Terms that are offered later: of an invitation link, to each agent who registers by it. */
export interface StoredOffer {
  readonly type: ContractType;
  readonly terms: StoredTerms;
}

const mapThresholds = <From, To>(given: Readonly<Partial<Record<Threshold, From>>>, map: (value: From) => To) => {
  const mapped: Partial<Record<Threshold, To>> = {};
  for (const name of THRESHOLDS) {
    const value = given[name];
    if (value !== undefined) mapped[name] = map(value);
  }
  return mapped;
};

export const storedTerms = ({ period, minBet, tiers }: ContractTerms): StoredTerms => ({
  period,
  minBet: minBet.toString(),
  tiers: tiers.map(({ atLeast, rates }) => ({ atLeast: mapThresholds(atLeast, String), rates })),
});

export const termsOf = ({ type, terms }: { readonly type: ContractType; readonly terms: StoredTerms }): ContractTerms => ({
  type,
  period: terms.period,
  minBet: BigInt(terms.minBet),
  tiers: terms.tiers.map(({ atLeast, rates }) => ({ atLeast: mapThresholds(atLeast, BigInt), rates })),
});

export const storedOffer = (terms: ContractTerms): StoredOffer => ({ type: terms.type, terms: storedTerms(terms) });
