import { toLatinDigits } from "@baize/domain/text/digits";

/** Why the typed text is no value. */
export type NumberFault = "empty" | "not_a_number" | "too_small" | "too_big" | "off_step";
export type EnteredNumber = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly fault: NumberFault };

export interface NumberRules {
  /** The least number that is valid, itself included. */
  min?: number;
  /** The greatest number that is valid, itself included. */
  max?: number;
  /** Distance of allowed values, counted from `min` or 0. Default 1: whole numbers. */
  step?: number;
}
export interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
}

/** Beyond this many digits a double no longer distinguishes neighbours (IEEE 754: 15.95 decimal digits). */
const exactDigits = 15;
const longest = 64;

/** The marks that a language writes before decimals and between thousands. */
export function signsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(12_345_678.9);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: sign("decimal") ?? ".", group: sign("group") ?? "," };
}

/** How many decimals a step has. */
export function decimalsOf(step: number): number {
  const [, decimals = "", power = "0"] = /^\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(Math.abs(step))) ?? [];
  return Math.min(Math.max(decimals.length - Number(power), 0), exactDigits);
}

/** The same number in ASCII, with `.` before decimals and `,` between groups; direction marks are removed. */
function ascii(text: string, { decimal }: NumberSigns): string {
  const plain = toLatinDigits(text)
    .replaceAll(/[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim()
    .replaceAll(/(?<=\d)[\s\u00A0\u2009\u202F'’](?=\d)/gu, ",")
    .replaceAll(/[−－﹣]/gu, "-");
  const swapped = decimal === "," ? plain.replaceAll(/[.,]/gu, (sign) => (sign === "," ? "." : ",")) : plain;
  return swapped.replaceAll("٫", ".").replaceAll("٬", ",");
}

const no = (fault: NumberFault): EnteredNumber => ({ ok: false, fault });
const shape = /^([-+]?)([\d,]*)(?:\.(\d*))?$/;
const grouped = /^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})$/;

/** The step; 1 where it is zero or negative. */
const stepOf = ({ step = 1 }: NumberRules): number => (step > 0 ? step : 1);

/** Whether a number is a multiple of the step; both are counted in the smallest decimals that either has. */
export function isOnStep(value: number, rules: NumberRules): boolean {
  const ratio = (value - (rules.min ?? 0)) / stepOf(rules);
  return Math.abs(ratio - Math.round(ratio)) < 1e-9 * Math.max(1, Math.abs(ratio));
}

/**
 * Reads a number as a person types or pastes it, in any script's digits, grouped by thousands or lakhs. Never NaN, never
 * infinite; an ambiguous text (`1,2,3`, `1e5`, `0x1F`) or a number that is not allowed is a fault, not another number.
 */
export function readNumber(text: string, signs: NumberSigns, rules: NumberRules): EnteredNumber {
  if (text.trim() === "") return no("empty");
  if (text.length > longest) return no("not_a_number");
  const [, sign = "", whole = "", fraction = ""] = shape.exec(ascii(text, signs)) ?? [];
  if (whole + fraction === "" || (whole !== "" && !grouped.test(whole))) return no("not_a_number");
  const digits = whole.replaceAll(",", "").replace(/^0+(?=\d)/, "") || "0";
  if (digits.length > exactDigits) return no(sign === "-" ? "too_small" : "too_big");
  if (digits.length + fraction.length > exactDigits) return no("off_step");
  // `+ 0` turns negative zero into zero.
  return checkRules(Number(`${sign}${digits}.${fraction || "0"}`) + 0, rules);
}

function checkRules(value: number, rules: NumberRules): EnteredNumber {
  if (rules.min !== undefined && value < rules.min) return no("too_small");
  if (rules.max !== undefined && value > rules.max) return no("too_big");
  return isOnStep(value, rules) ? { ok: true, value } : no("off_step");
}

/** The next allowed number so many steps away, within the bounds; from nothing it is the nearer bound, or 0. */
export function stepped(from: number | null, by: number, rules: NumberRules): number {
  const { min, max } = rules;
  const step = stepOf(rules);
  const base = min ?? 0;
  const last = max === undefined ? Number.MAX_SAFE_INTEGER : base + Math.floor((max - base) / step + 1e-9) * step;
  const first = min ?? Number.MIN_SAFE_INTEGER;
  if (from === null) return Math.min(Math.max(by > 0 ? base : (max ?? base), first), last);
  const place = (from - base) / step;
  // Off a step, the first press goes to the next one.
  const start = isOnStep(from, rules) ? Math.round(place) : by > 0 ? Math.floor(place) : Math.ceil(place);
  const decimals = Math.max(decimalsOf(step), decimalsOf(base));
  const next = Number((base + (start + by) * step).toFixed(decimals));
  return Math.min(Math.max(next, first), last) + 0;
}
