import { DECK, RANKS, rankOf } from "../cards.ts";

/** Points of a card: its number, ten for a face and the ace. */
const FACE_POINTS = 10;
const FIRST_FACE = 11;

export const isWild = (card: number, wild: number): boolean => rankOf(card) === rankOf(wild);

/** What a card counts outside a group. Jokers count nothing. */
export function pointsOf(card: number, wild: number): number {
  if (isWild(card, wild)) return 0;
  const rank = rankOf(card);
  return rank === 1 || rank >= FIRST_FACE ? FACE_POINTS : rank;
}

/** How often each card is in a hand. */
export function countsOf(cards: readonly number[]): Uint8Array {
  const counts = new Uint8Array(DECK);
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

export const sumOf = (cards: readonly number[], wild: number): number =>
  cards.reduce((sum, card) => sum + pointsOf(card, wild), 0);

/** The places of a suit from the low ace to the high one. */
export const PLACES = RANKS + 1;
/** The card of a suit at a place; the ace is at both ends. */
export const cardAt = (suit: number, place: number): number => suit * RANKS + (place % RANKS);

/** The cards without one of them. */
export function without(cards: readonly number[], card: number): number[] {
  const left = [...cards];
  const place = left.indexOf(card);
  if (place !== -1) left.splice(place, 1);
  return left;
}
