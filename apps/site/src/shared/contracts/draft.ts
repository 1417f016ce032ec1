import type { InputOf } from "@baize/api/contract/contract";
import { type ContractTerms, MAX_TIERS, type Tier } from "@baize/domain/agents/contract/terms";
import {
  CONTRACT_RULES,
  type ContractPeriod,
  type ContractType,
  isCount,
  type Rate,
  type Threshold,
  THRESHOLDS,
} from "@baize/domain/agents/contract/type";
import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import { toPercent, toPpm } from "./percent.ts";
import type { Contract } from "./types.ts";

/** A tier while it is written: minor units, counts, and rates in percent. An empty threshold asks for nothing. */
export interface TierDraft {
  /** Names the tier while others come and go. */
  readonly key: number;
  readonly amounts: Readonly<Partial<Record<Threshold, bigint | undefined>>>;
  readonly counts: Readonly<Partial<Record<Threshold, number | null>>>;
  readonly percents: Readonly<Partial<Record<Rate, number | null>>>;
}

export interface TermsDraft {
  readonly type: ContractType;
  readonly period: ContractPeriod;
  readonly minBet: bigint | undefined;
  readonly tiers: readonly TierDraft[];
}

export const emptyTier = (key: number): TierDraft => ({ key, amounts: {}, counts: {}, percents: {} });

/** Another tier after the last one; the same drafts where there are as many as may be. */
export const withTier = (tiers: readonly TierDraft[]): readonly TierDraft[] =>
  tiers.length < MAX_TIERS ? [...tiers, emptyTier(Math.max(0, ...tiers.map(({ key }) => key)) + 1)] : tiers;

const thresholdOf = ({ amounts, counts }: TierDraft, name: Threshold): bigint =>
  isCount(name) ? BigInt(counts[name] ?? 0) : (amounts[name] ?? 0n);

/** A tier of a draft by the rules of its type; a missing rate is zero. */
function toTier(type: ContractType, draft: TierDraft): Tier {
  const { thresholds, rates } = CONTRACT_RULES[type];
  return {
    atLeast: Object.fromEntries(thresholds.map((name) => [name, thresholdOf(draft, name)])),
    rates: Object.fromEntries(rates.map((name) => [name, toPpm(draft.percents[name] ?? 0)])),
  };
}

export const toTerms = ({ type, period, minBet = 0n, tiers }: TermsDraft): ContractTerms => ({
  type,
  period,
  minBet: type === "dividend" ? minBet : 0n,
  tiers: tiers.map((tier) => toTier(type, tier)),
});

type OfferTerms = Pick<InputOf<"contracts.offer">, "type" | "period" | "minBet" | "tiers">;

/** The terms as the server takes them: thresholds of nothing are left out. */
export function toOfferTerms(draft: TermsDraft, currency: string): OfferTerms {
  const { type, period, minBet, tiers } = toTerms(draft);
  return {
    type,
    period,
    ...(type === "dividend" && { minBet: formatAmount(minBet, currency) }),
    tiers: tiers.map(({ atLeast, rates }) => {
      const asked = THRESHOLDS.flatMap((name) => {
        const value = atLeast[name] ?? 0n;
        return value === 0n ? [] : [[name, isCount(name) ? Number(value) : formatAmount(value, currency)] as const];
      });
      return { ...Object.fromEntries(asked), ...rates };
    }),
  };
}

/** The terms of a contract, as they were agreed. */
export function termsOf({ type, period, minBet, currency, tiers }: Contract): ContractTerms {
  return toTerms({ type, period, minBet: parseAmount(minBet, currency), tiers: draftsOf({ type, currency, tiers }) });
}

/** The tiers of a contract as drafts, to begin a change from. */
export function draftsOf({ type, currency, tiers }: Pick<Contract, "type" | "currency" | "tiers">): TierDraft[] {
  const { thresholds, rates } = CONTRACT_RULES[type];
  return tiers.map((tier, index) => ({
    key: index + 1,
    amounts: Object.fromEntries(
      thresholds.flatMap((name) => (isCount(name) ? [] : [[name, parseAmount(String(tier[name] ?? 0), currency)]])),
    ),
    counts: Object.fromEntries(thresholds.flatMap((name) => (isCount(name) ? [[name, Number(tier[name] ?? 0)]] : []))),
    percents: Object.fromEntries(rates.map((name) => [name, toPercent(tier[name] ?? 0)])),
  }));
}
