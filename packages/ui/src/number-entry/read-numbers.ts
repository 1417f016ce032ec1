import { toLatinDigits } from "@baize/domain/text/digits";

/** What a written entry must be. */
export interface EntryRules {
  /** How many figures a number has: 2 for "07". A number of fewer figures is refused, so that nobody guesses its zeros. */
  readonly digits: number;
  /** How many numbers make an entry: 1 for "07", 3 for "07 17 25". Without it 1. */
  readonly parts?: number;
  /** The smallest number. Without it 0. */
  readonly first?: number;
  /** The largest number. Without it as many nines as there are figures. */
  readonly last?: number;
  /** The numbers of an entry may be equal, and their order counts. Without it they may not. */
  readonly repeats?: boolean;
  /** The most entries. More are refused one by one. */
  readonly limit?: number;
}
/** Why an entry is refused. */
export type EntryFault = "notNumber" | "length" | "range" | "parts" | "equal" | "twice" | "tooMany";
export interface RefusedEntry {
  readonly fault: EntryFault;
  /** As it was written. */
  readonly text: string;
  /** The line, from 1. */
  readonly line: number;
  /** Where it is in the whole text. */
  readonly start: number;
  readonly end: number;
}
export interface ReadNumbers {
  /** The accepted entries in Latin figures, in their order; the numbers of an entry are separated by a space. */
  readonly entries: readonly string[];
  readonly refused: readonly RefusedEntry[];
}

/** Between entries: a new line, commas and semicolons of every script, the Devanagari stop, a tab. */
const between = /[^\n\r\t,;،؛٬、，।|]+/gu;
/** Between the numbers of an entry; where an entry is one number, also between entries. */
const inside = /[^\s\-–—_/+.]+/gu;

function faultOf(parts: readonly string[], rules: Required<Omit<EntryRules, "limit">>): EntryFault | undefined {
  if (parts.some((part) => !/^\d+$/.test(part))) return "notNumber";
  if (parts.length !== rules.parts) return "parts";
  if (parts.some((part) => part.length !== rules.digits)) return "length";
  if (parts.some((part) => Number(part) < rules.first || Number(part) > rules.last)) return "range";
  return !rules.repeats && new Set(parts).size < parts.length ? "equal" : undefined;
}

/** The written pieces with their places: whole entries, or single numbers where an entry is one number. */
function* piecesOf(text: string, single: boolean) {
  for (const { 0: entry, index } of text.matchAll(between)) {
    if (!single) {
      const lead = entry.length - entry.trimStart().length;
      if (entry.trim() !== "") yield { text: entry.trim(), start: index + lead };
    } else for (const { 0: piece, index: at } of entry.matchAll(inside)) yield { text: piece, start: index + at };
  }
}

/** Reads numbers that were typed or pasted, in the figures of any script; each entry that cannot be a bet is refused with a reason. */
export function readNumbers(text: string, rules: EntryRules): ReadNumbers {
  const { digits, parts = 1, first = 0, last = 10 ** digits - 1, repeats = false, limit = Infinity } = rules;
  const whole = { digits, parts, first, last, repeats };
  const entries: string[] = [];
  const refused: RefusedEntry[] = [];
  const known = new Set<string>();
  let line = 1;
  let counted = 0;
  for (const piece of piecesOf(text, parts === 1)) {
    for (; counted < piece.start; counted += 1) if (text[counted] === "\n") line += 1;
    const numbers = [...toLatinDigits(piece.text).matchAll(inside)].map(([number]) => number);
    const fault = faultOf(numbers, whole);
    const entry = numbers.join(" ");
    const key = repeats ? entry : numbers.toSorted().join(" ");
    const reason = fault ?? (known.has(key) ? "twice" : entries.length >= limit ? "tooMany" : undefined);
    if (reason) refused.push({ fault: reason, text: piece.text, line, start: piece.start, end: piece.start + piece.text.length });
    else {
      known.add(key);
      entries.push(entry);
    }
  }
  return { entries, refused };
}
