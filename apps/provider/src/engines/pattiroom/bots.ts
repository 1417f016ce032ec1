import { rankOf, SUITS, suitOf } from "../cards.ts";
import { kindOf } from "../teenpatti/rules.ts";
import { BOT_PLAYS } from "./bot-plays.ts";
import { type Action, allows, type Hand, liveOf } from "./hand.ts";

/** What a bot makes of its cards, the weakest first: high cards by their best one, an ace also by the next one, then the kinds. */
export const GRADES = ["ten", "jack", "queen", "king", "ace", "aceTen", "lowPair", "highPair", "colour", "sequence"] as const;
export type Grade = (typeof GRADES)[number];

const ACE = 14;
const TEN = 10;
const NINE = 9;
const HIGH: Readonly<Record<number, Grade>> = { 11: "jack", 12: "queen", 13: "king" };

const heightOf = (card: number): number => (rankOf(card) === 1 ? ACE : rankOf(card));

export function gradeOf(cards: readonly number[]): Grade {
  const kind = kindOf(cards);
  const [first = 0, second = 0, third = 0] = cards.map(heightOf).toSorted((one, other) => other - one);
  // Of three cards in order the middle one is in the pair.
  if (kind === "pair") return second >= NINE ? "highPair" : "lowPair";
  if (kind === "colour") return "colour";
  if (kind !== "high") return "sequence";
  if (first === ACE) return Math.max(second, third) >= TEN ? "aceTen" : "ace";
  return HIGH[first] ?? "ten";
}

/** The row of the table: seats left, stake, own bets, whether another seat that is left has seen its cards. */
export function situationOf(hand: Hand): string {
  const live = liveOf(hand);
  const bets = hand.seats[hand.at]?.bets ?? 0;
  const isSeen = live.some((seat) => seat !== hand.at && hand.seats[seat]?.seen);
  const isSmall = hand.seats.length === 3 && hand.limit === 2;
  const row = [live.length > 3 ? "more" : live.length, hand.stake, bets > 1 ? "more" : bets, isSeen ? "seen" : "blind"];
  return (isSmall ? ["small", ...row] : row).join(" ");
}

const LETTERS: Readonly<Record<string, Action>> = { s: "see", p: "pack", c: "call", r: "raise", h: "show" };

/** A number from 0 to 3 that only the bot knows: the suit of another of its cards after each bet. */
const suitIndexOf = (cards: readonly number[], bets: number): number => SUITS.indexOf(suitOf(cards[bets % cards.length] ?? 0));

/**
 * What a bot does on its turn. It knows its own cards, once it has seen them, and what all seats have bet; it draws nothing. Where its
 * action must not be foreseen, the suit of one of its cards decides.
 */
export function botAction(hand: Hand, cards: () => readonly number[]): Action {
  const seat = hand.seats[hand.at];
  const [blind = "s", ...graded] = (BOT_PLAYS[situationOf(hand)] ?? "").split(" ");
  const letter =
    seat?.seen === false ? blind : graded[GRADES.indexOf(gradeOf(cards()))]?.charAt(suitIndexOf(cards(), seat?.bets ?? 0));
  const action = LETTERS[letter ?? ""] ?? "pack";
  return allows(hand, action) ? action : "call";
}
