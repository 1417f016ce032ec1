import { patternCost } from "./pattern-cost.ts";

/** Longest text that a server's pattern is tried on, and the most steps it may take: a few milliseconds at worst. */
const TEXT = 256;
const STEPS = 250_000;
const SOURCE = 512;

const known = new Map<string, RegExp | null>();
const REMEMBERED = 200;

/**
 * A server-sent pattern as an expression for whole values; null where it is none, or not certain to end in time, and the
 * pattern id must be followed instead.
 */
export function acceptedExpression(source: string): RegExp | null {
  const held = known.get(source);
  if (held !== undefined) return held;
  const expression = source.length <= SOURCE && patternCost(source, TEXT) <= STEPS ? compiled(source) : null;
  if (known.size >= REMEMBERED) known.clear();
  known.set(source, expression);
  return expression;
}

/** Longest value, in UTF-16 units, that an accepted expression may be run on. */
export const ACCEPTED_TEXT = TEXT;

function compiled(source: string): RegExp | null {
  // Patterns written for other engines escape more than Unicode mode allows.
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(`^(?:${source})$`, flags);
    } catch {
      continue;
    }
  }
  return null;
}
