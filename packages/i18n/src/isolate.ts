import type { Direction } from "./languages.ts";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** Embeddings, overrides and isolates: inside a value they could reverse the sentence around it. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const SAFE_IN_RTL = /^[\p{Script=Arabic}\p{Nd}\s]*$|^[\p{Nd}.,٫٬]*$/u;

/**
 * Isolates a value in a sentence (UAX #9): names, accounts, amounts and phone numbers keep their own order in a right-to-left
 * sentence, and an Arabic name keeps its order in an English one.
 */
export function isolate(value: string, direction: Direction): string {
  const clean = value.replaceAll(CONTROLS, "");
  const safe = direction === "rtl" ? SAFE_IN_RTL.test(clean) : !RIGHT_TO_LEFT.test(clean);
  return safe ? clean : `${FIRST_STRONG_ISOLATE}${clean}${POP_ISOLATE}`;
}
