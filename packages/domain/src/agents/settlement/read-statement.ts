import { CATEGORIES, type Category } from "../../gaming/game/category.ts";
import { bigintField, choiceField, field, instantField, listField, orNull, textField, wholeField } from "../../object/fields.ts";
import type { Measures, Tier } from "../contract/terms.ts";
import { CONTRACT_PERIODS, CONTRACT_TYPES, type ContractPeriod, type ContractType, RATES, THRESHOLDS } from "../contract/type.ts";
import type { ContractWindow } from "../contract/window.ts";
import { LINE_RULES, type StatementLine } from "./line.ts";
import type { Carry, DividendBase } from "./team-window.ts";

/** What the text of a statement says. */
export interface ReadStatement {
  readonly brand: string;
  readonly currency: string;
  readonly contract: {
    readonly id: string;
    readonly version: number;
    readonly type: ContractType;
    readonly period: ContractPeriod;
    readonly tiers: readonly Tier[];
  };
  /** Null for a salary. */
  readonly dividendBase: DividendBase | null;
  readonly memberId: string;
  readonly window: ContractWindow;
  readonly measures: Measures;
  readonly tier: number | null;
  readonly base: bigint;
  readonly lines: readonly StatementLine[];
  readonly carry: readonly Carry[];
  readonly amount: bigint;
}

const categoryField = (value: unknown, name: string): Category => choiceField(value, name, CATEGORIES);

const toLine = (line: unknown): StatementLine => ({
  branchId: orNull(line, "branch", textField),
  gameType: orNull(line, "gameType", categoryField),
  rule: choiceField(line, "rule", LINE_RULES),
  hour: orNull(line, "hour", instantField),
  base: bigintField(line, "base"),
  rate: wholeField(line, "rate"),
  micro: bigintField(line, "micro"),
});

const toCarry = (carry: unknown): Carry => ({
  branchId: orNull(carry, "branch", textField),
  amount: bigintField(carry, "amount"),
});

function toMeasures(measures: unknown): Measures {
  const given = THRESHOLDS.filter((name) => field(measures, name) !== undefined);
  return Object.fromEntries(given.map((name) => [name, bigintField(measures, name)]));
}

function toTier(tier: unknown): Tier {
  const rates = field(tier, "rates");
  const given = RATES.filter((name) => field(rates, name) !== undefined);
  return {
    atLeast: toMeasures(field(tier, "atLeast")),
    rates: Object.fromEntries(given.map((name) => [name, wholeField(rates, name)])),
  };
}

const baseField = (value: unknown, name: string): DividendBase => choiceField(value, name, ["netted", "branch-floored"]);

/** Reads what `statementText` wrote. Throws where the text is no statement. */
export function readStatement(text: string): ReadStatement {
  const value: unknown = JSON.parse(text);
  choiceField(value, "schema", ["baize/statement/1"]);
  const [contract, window] = [field(value, "contract"), field(value, "window")];
  const terms = field(contract, "terms");
  return {
    brand: textField(value, "brand"),
    currency: textField(value, "currency"),
    contract: {
      id: textField(contract, "id"),
      version: wholeField(contract, "version"),
      type: choiceField(terms, "type", CONTRACT_TYPES),
      period: choiceField(terms, "period", CONTRACT_PERIODS),
      tiers: listField(terms, "tiers").map(toTier),
    },
    dividendBase: orNull(value, "dividendBase", baseField),
    memberId: textField(value, "member"),
    window: { start: instantField(window, "start"), end: instantField(window, "end") },
    measures: toMeasures(field(value, "measures")),
    tier: orNull(value, "tier", wholeField),
    base: bigintField(value, "base"),
    lines: listField(value, "lines").map(toLine),
    carry: listField(value, "carry").map(toCarry),
    amount: bigintField(value, "amount"),
  };
}
