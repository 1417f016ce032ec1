import { faceOf, rankOf, suitOf } from "../../engines/cards.ts";
import { say } from "./boot.ts";

const RANKS: Readonly<Record<number, string>> = { 1: "cardAce", 11: "cardJack", 12: "cardQueen", 13: "cardKing" };
const SUITS = { spades: "suitSpades", hearts: "suitHearts", diamonds: "suitDiamonds", clubs: "suitClubs" } as const;

/** "King of hearts", in the page's language. */
export function cardText(card: number): string {
  const key = RANKS[rankOf(card)];
  return say("cardName", { rank: key === undefined ? faceOf(card) : say(key), suit: say(SUITS[suitOf(card)]) });
}
