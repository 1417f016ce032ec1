import { DECK, faceOf, suitOf } from "../cards.ts";
import { type Hand, type Move, moveOf } from "./hand.ts";

const LETTERS: Readonly<Record<string, string>> = { "10": "T" };
/** A card in two characters of a bet, such as `KH` or `TS`. */
export const cardCode = (card: number): string => (LETTERS[faceOf(card)] ?? faceOf(card)) + suitOf(card).charAt(0).toUpperCase();
const CARDS = new Map(Array.from({ length: DECK }, (_, card) => [cardCode(card), card]));

const SHOW = "show:";

/** A move as the bet writes it: `stock`, `open`, `KH` for a card that is laid down, `show:KH`, `drop`. */
export function moveText({ kind, card }: Move): string {
  if (kind === "throw") return cardCode(card);
  return kind === "show" ? SHOW + cardCode(card) : kind;
}

export function readMove(text: string): Move | undefined {
  if (text === "stock" || text === "open" || text === "drop" || text === "late") return moveOf(text);
  const shows = text.startsWith(SHOW);
  const card = CARDS.get(shows ? text.slice(SHOW.length) : text);
  return card === undefined ? undefined : moveOf(shows ? "show" : "throw", card);
}

/** More than a hand can have. */
const MOST_MOVES = 26;

/** The moves of a choice; undefined for a text that is none. */
export function readMoves(choice: string): readonly Move[] | undefined {
  if (choice === "") return [];
  const moves = choice.split(" ").flatMap((each) => readMove(each) ?? []);
  return moves.length <= MOST_MOVES && moves.map(moveText).join(" ") === choice ? moves : undefined;
}

/** The moves one after the other, each as long as the hand has it. */
export function inOrder(
  choice: string,
  fits: (hand: Hand, cards: readonly number[], move: Move) => boolean,
): (hand: Hand, cards: readonly number[]) => Move | undefined {
  const left = [...(readMoves(choice) ?? [])];
  return (hand, cards) => {
    const next = left.shift();
    return next !== undefined && fits(hand, cards, next) ? next : undefined;
  };
}
