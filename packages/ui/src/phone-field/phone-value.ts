import { toLatinDigits } from "@baize/domain/text/digits";

/** A country that may be dialled. */
export interface PhoneCountry {
  /** ISO 3166 code: "IN". */
  readonly code: string;
  /** Dialling code without the plus: "91". */
  readonly dial: string;
  /** In the person's language: "India". */
  readonly name: string;
}
/** A telephone number in its parts. */
export interface PhoneValue {
  /** ISO 3166 code of the chosen country. */
  readonly country: string;
  /** Its dialling code without the plus. */
  readonly dial: string;
  /** The national digits only, in 0–9; "" while none are typed. */
  readonly number: string;
}

export const digitsOf = (text: string) => toLatinDigits(text).replace(/\D/g, "");

/** The country whose dialling code begins an international number; of several the longest code, then the one chosen now. */
export function countryOf(text: string, countries: readonly PhoneCountry[], now: string): PhoneCountry | undefined {
  const digits = internationalDigits(text);
  if (digits === undefined) return undefined;
  const fitting = countries.filter((country) => digits.startsWith(country.dial));
  const longest = Math.max(0, ...fitting.map((country) => country.dial.length));
  const best = fitting.filter((country) => country.dial.length === longest);
  return best.find((country) => country.code === now) ?? best[0];
}

function internationalDigits(text: string): string | undefined {
  const plain = toLatinDigits(text).trim();
  if (plain.startsWith("+") || plain.startsWith("＋")) return digitsOf(plain);
  if (/^00\d/.test(plain)) return digitsOf(plain).slice(2);
  return undefined;
}

/** Reads a written or pasted number: "+91 98200 41576" picks India and leaves its national part. */
export function readPhone(text: string, countries: readonly PhoneCountry[], now: PhoneCountry): PhoneValue {
  const found = countryOf(text, countries, now.code);
  if (!found) return { country: now.code, dial: now.dial, number: digitsOf(text) };
  const international = internationalDigits(text) ?? "";
  return { country: found.code, dial: found.dial, number: international.slice(found.dial.length) };
}
