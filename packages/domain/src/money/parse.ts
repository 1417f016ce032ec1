import { toLatinDigits } from "../text/digits.ts";
import { trimmed } from "../text/trim.ts";
import { currencyDigits } from "./currency.ts";

export type AmountFault = "empty" | "not_a_number" | "negative" | "too_many_decimals" | "too_big";
export type EnteredAmount = { ok: true; minor: bigint } | { ok: false; fault: AmountFault };

export interface EntryFormat {
  currency: string;
  /** Which of the two a person's language writes before decimals. Default a point. */
  decimal?: "." | ",";
  /** Largest amount in minor units. Default what a database bigint holds. */
  most?: bigint;
}

const LONGEST = 200;
const BIGGEST = 9_223_372_036_854_775_807n;
/** Spaces and apostrophes that part thousands in one language or another. */
const SPACES = /[\s\u00A0\u2009\u202F'’]/gu;

/**
 * Reads an amount as a person types or pastes it: any script's digits, thousands or lakhs parted by a comma, a point, a
 * space or the Arabic separators. Refuses ambiguous texts, and those that are not a plain amount: `1e2`, `-5`, `0.001`, `1,2,3`.
 */
export function parseEnteredAmount(text: string, { currency, decimal = ".", most = BIGGEST }: EntryFormat): EnteredAmount {
  // A pasted page is no amount, and nothing below should read it all.
  if (text.length > LONGEST) return { ok: false, fault: "not_a_number" };
  const plain = asciiAmount(text, decimal);
  if (plain === "") return { ok: false, fault: "empty" };
  const parts = /^([-−+]?)(\d[\d,]*|)(?:\.(\d*))?$/.exec(plain);
  if (!parts) return { ok: false, fault: "not_a_number" };
  const [, sign = "", whole = "", decimals = ""] = parts;
  if (whole + decimals === "" || !isGrouped(whole)) return { ok: false, fault: "not_a_number" };
  if (sign === "-" || sign === "−") return { ok: false, fault: "negative" };
  return inMinorUnits(whole.replaceAll(",", ""), decimals, currencyDigits(currency), most);
}

function inMinorUnits(whole: string, decimals: string, digits: number, most: bigint): EnteredAmount {
  if (decimals.length > digits) return { ok: false, fault: "too_many_decimals" };
  if (whole.replace(/^0+/, "").length > 18) return { ok: false, fault: "too_big" };
  const minor = BigInt(whole + decimals.padEnd(digits, "0") || "0");
  return minor > most ? { ok: false, fault: "too_big" } : { ok: true, minor };
}

/** The same amount in ASCII: `.` before decimals, `,` between groups, nothing else between digits. */
function asciiAmount(text: string, decimal: "." | ","): string {
  const spaced = toLatinDigits(trimmed(text))
    .replaceAll(/(?<=\d)[\s\u00A0\u2009\u202F'’](?=\d)/gu, ",")
    .replaceAll(SPACES, "");
  const swapped = decimal === "," ? spaced.replaceAll(/[.,]/g, (sign) => (sign === "," ? "." : ",")) : spaced;
  return swapped.replaceAll("٫", ".").replaceAll("٬", ",");
}

/** `1,250`, `12,34,567` and `1250`: the last group has three digits, those before it two or three alike, the first at most as many. */
function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}(,\d{3})+$/.test(whole) || /^\d{1,2}(,\d{2})*,\d{3}$/.test(whole);
}
