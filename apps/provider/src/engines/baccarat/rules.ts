import { rankOf } from "../cards.ts";

/** What a card counts: its number, the ace one, tens and faces nothing. */
export const valueOf = (card: number): number => (rankOf(card) % 10 === 0 || rankOf(card) > 10 ? 0 : rankOf(card));

/** The last digit of the sum. */
export const pointsOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) % 10;

/** Eight or nine in two cards: no more cards are dealt. */
export const isNatural = (player: number, banker: number): boolean => player >= 8 || banker >= 8;

export const playerDraws = (player: number): boolean => player <= 5;

/** The lowest and the highest value of the player's third card on which the banker takes one, by the banker's points. */
const THIRDS: Readonly<Record<number, readonly [from: number, to: number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] };

/** Whether the banker takes a third card. `third`: the value of the player's third card, if there is one. */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  const [from, to] = THIRDS[banker] ?? [1, 0];
  return third >= from && third <= to;
}
