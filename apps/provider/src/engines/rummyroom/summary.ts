import { cardSigns, faceOf } from "../cards.ts";
import { readEnd, resultOf } from "./deal.ts";
import { PLAYER } from "./hand.ts";

/** The points of all seats, the player's first, in signs: ★ got the points, ✗ dropped; then the player's cards and the jokers' rank. */
export function summaryOf(stops: readonly (readonly number[])[], variant: number): string {
  const { hand, cards, wild } = readEnd(stops, variant);
  const { winners, points } = resultOf(hand, cards, wild);
  const marked = points.map((each, seat) => {
    const mark = winners.includes(seat) ? " ★" : hand.seats[seat]?.dropped === undefined ? "" : " ✗";
    return `${each}${mark}`;
  });
  return `${marked.join(" · ")} = ${cardSigns(cards[PLAYER] ?? [])} / ${faceOf(wild)}`;
}
