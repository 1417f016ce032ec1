import { rankOf, suitOf } from "../cards.ts";

/** The kinds of three cards, the highest first. */
export const KINDS = ["trail", "pure", "sequence", "colour", "pair", "high"] as const;
export type Kind = (typeof KINDS)[number];

const ACE = 14;
const heightOf = (card: number): number => (rankOf(card) === 1 ? ACE : rankOf(card));

/** The heights of a hand as they are compared: a pair before its third card, then the highest first. */
function heightsOf(cards: readonly number[]): readonly number[] {
  const [high = 0, middle = 0, low = 0] = cards.map(heightOf).toSorted((one, other) => other - one);
  return middle === low ? [middle, low, high] : [high, middle, low];
}

/** Ace, two, three is a sequence too. Its ace counts as the highest card, so that it is second to ace, king, queen. */
const isSequence = ([first = 0, second = 0, third = 0]: readonly number[]): boolean =>
  second === third + 1 && (first === second + 1 || (first === ACE && third === 2));

export function kindOf(cards: readonly number[]): Kind {
  const heights = heightsOf(cards);
  const different = new Set(heights).size;
  if (different < 3) return different === 1 ? "trail" : "pair";
  const isColour = new Set(cards.map(suitOf)).size === 1;
  if (isSequence(heights)) return isColour ? "pure" : "sequence";
  return isColour ? "colour" : "high";
}

/** A number that is higher for the better of two hands, and the same for hands of which neither is better. */
export const strengthOf = (cards: readonly number[]): number =>
  heightsOf(cards).reduce((sum, height) => sum * (ACE + 1) + height, KINDS.length - KINDS.indexOf(kindOf(cards)));
