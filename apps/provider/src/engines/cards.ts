import type { Draw } from "./engine.ts";

/** Cards count from 0 to 51: ranks from the ace to the king, suit after suit. */
export const RANKS = 13;
export const DECK = 52;
export const SUITS = ["spades", "hearts", "diamonds", "clubs"] as const;
export type Suit = (typeof SUITS)[number];

/** From 1, the ace, to 13, the king. */
export const rankOf = (card: number): number => (card % RANKS) + 1;
export const suitOf = (card: number): Suit => SUITS[Math.floor(card / RANKS)] ?? "spades";
const FACES: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };
export const faceOf = (card: number): string => FACES[rankOf(card)] ?? String(rankOf(card));

const SIGNS: Readonly<Record<Suit, string>> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };
/** Cards in signs that every language reads: `K♥ 5♠`. */
export const cardSigns = (cards: readonly number[]): string => cards.map((card) => faceOf(card) + SIGNS[suitOf(card)]).join(" ");

/** Deals from so many full decks that were shuffled together: each call takes one of the cards that are left. */
export function shoeOf(draw: Draw, decks: number): () => number {
  const taken: number[] = [];
  return () => {
    let place = draw(DECK * decks - taken.length);
    for (const each of taken) if (place >= each) place += 1;
    taken.push(place);
    taken.sort((a, b) => a - b);
    return place % DECK;
  };
}
