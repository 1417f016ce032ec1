import { toLatinDigits } from "@baize/domain/text/digits";

const grouped = /^[\d\s\-–—.\u200B-\u200F\u202A-\u202E\u2066-\u2069]+$/u;
const inSentence = /(?<!\d)(\d{3}[ -]\d{3}|\d{4,8})(?!\d)/g;

/**
 * The code in a pasted text: "481 920" and "481-920" are one code; of a whole message ("Your code is 481920. Do not
 * share it") the code is taken when only one number in it can be one. Anything else stays as it is, trimmed.
 */
export function codeIn(text: string): string {
  const plain = toLatinDigits(text).trim();
  if (grouped.test(plain)) return plain.replace(/\D/g, "");
  const found = [...plain.matchAll(inSentence)].map(([code]) => code.replace(/\D/g, ""));
  return found.length === 1 ? (found[0] ?? plain) : plain;
}

/** Whether a paste outside of every field can only be the code. */
export const looksLikeCode = (text: string): boolean => /^\d{4,8}$/.test(codeIn(text));
