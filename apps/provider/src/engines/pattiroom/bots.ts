import { rankOf } from "../cards.ts";
import { kindOf } from "../teenpatti/rules.ts";
import { type Action, allows, type Hand, liveOf } from "./hand.ts";

/** What a bot makes of its cards, the best first: a colour or better, a pair, an ace, a king, queen or jack, lower cards. */
export const GRADES = ["strong", "pair", "ace", "picture", "low"] as const;
export type Grade = (typeof GRADES)[number];

const ACE = 1;
const JACK = 11;
/** With a pair a bot bets so often before more than two seats are left; then it packs. */
export const PAIR_BETS = 2;

export function gradeOf(cards: readonly number[]): Grade {
  const kind = kindOf(cards);
  if (kind === "pair") return "pair";
  if (kind !== "high") return "strong";
  const ranks = cards.map(rankOf);
  if (ranks.includes(ACE)) return "ace";
  return ranks.some((rank) => rank >= JACK) ? "picture" : "low";
}

/** The last two seats: all but weak cards ask for the show. */
const ofTwo = (grade: Grade, { stake }: Hand): Action =>
  grade === "pair" || grade === "ace" || (grade === "picture" && stake === 1) ? "show" : "pack";

/** What a bot does on its turn. It knows its own cards, once it has seen them, and what all seats have bet; it draws nothing. */
export function botAction(hand: Hand, cards: () => readonly number[]): Action {
  const seat = hand.seats[hand.at];
  if (seat?.seen === false) return seat.bets === 0 && hand.stake === 1 ? "call" : "see";
  const grade = gradeOf(cards());
  if (grade === "strong") return allows(hand, "raise") ? "raise" : "call";
  if (liveOf(hand).length === 2) return ofTwo(grade, hand);
  return grade === "pair" && (seat?.bets ?? 0) < PAIR_BETS ? "call" : "pack";
}
