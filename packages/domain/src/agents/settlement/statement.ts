import { CanonicalText, type CanonicalValue, canonicalJson } from "../../object/canonical-json.ts";
import { RATES, THRESHOLDS } from "../contract/type.ts";
import type { ContractTerms, Measures } from "../contract/terms.ts";
import type { ContractWindow } from "../contract/window.ts";
import type { Computed } from "./computed.ts";
import type { Correction } from "./correction.ts";
import type { StatementLine } from "./line.ts";
import type { Carry, DividendBase } from "./team-window.ts";

/** The subject of a statement. */
export interface StatementHead {
  readonly brand: string;
  readonly currency: string;
  readonly contractId: string;
  readonly version: number;
  readonly terms: ContractTerms;
  /** The agent who is paid. */
  readonly memberId: string;
  readonly payer: "brand" | "upline";
  readonly window: ContractWindow;
  readonly rules: number;
  readonly dividendBase: DividendBase;
  /** Of a version after the first. */
  readonly correction?: Correction;
}

const asInstant = (instant: number): string => new Date(instant).toISOString();

function measured(measures: Measures): CanonicalValue {
  return Object.fromEntries(THRESHOLDS.flatMap((name) => (measures[name] === undefined ? [] : [[name, String(measures[name])]])));
}

const termsValue = ({ type, period, minBet, tiers }: ContractTerms): CanonicalValue => ({
  type,
  period,
  minBet: String(minBet),
  tiers: tiers.map(({ atLeast, rates }) => ({
    atLeast: measured(atLeast),
    rates: Object.fromEntries(RATES.flatMap((name) => (rates[name] === undefined ? [] : [[name, rates[name]]]))),
  })),
});

/** Writes each value once: the lines of a statement share few. */
function writeOnce<Value>(write: (value: Value) => string): (value: Value) => string {
  const texts = new Map<Value, string>();
  return (value) => {
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = write(value);
    texts.set(value, text);
    return text;
  };
}

/** The lines, which are many, without a value for each: the keys are in the order that the canonical form has. */
function linesText(lines: readonly StatementLine[]): CanonicalText {
  const hourText = writeOnce<number | null>((hour) => canonicalJson(hour === null ? null : asInstant(hour)));
  const rateText = writeOnce<number>(canonicalJson);
  const nameText = writeOnce<string | null>(canonicalJson);
  let text = "";
  for (const { branchId, gameType, rule, hour, base, rate, micro } of lines)
    text +=
      `${text && ","}{"base":"${base}","branch":${nameText(branchId)},"gameType":${nameText(gameType)},"hour":${hourText(hour)},` +
      `"micro":"${micro}","rate":${rateText(rate)},"rule":"${rule}"}`;
  return new CanonicalText(`[${text}]`);
}

const carryValue = ({ branchId, amount }: Carry): CanonicalValue => ({ branch: branchId, amount: String(amount) });

/** The one text of a statement: the same facts have the same bytes, and any other fact has others. */
export function statementText(head: StatementHead, { measures, tier, lines, base, amount, carry }: Computed): string {
  const { brand, currency, contractId, version, terms, memberId, payer, window, rules, dividendBase, correction } = head;
  return canonicalJson({
    schema: "baize/statement/1",
    rules,
    brand,
    currency,
    contract: { id: contractId, version, terms: termsValue(terms) },
    member: memberId,
    payer,
    window: { start: asInstant(window.start), end: asInstant(window.end) },
    dividendBase: terms.type === "dividend" ? dividendBase : null,
    measures: measured(measures),
    tier,
    base: String(base),
    lines: linesText(lines),
    carry: carry.map(carryValue),
    amount: String(amount),
    ...(correction && { correction: { version: correction.version, paid: String(correction.paid) } }),
  });
}
