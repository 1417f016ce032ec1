import { cardSigns } from "../cards.ts";
import { payoutOf, readSteps } from "./deal.ts";
import { potOf } from "./hand.ts";

/** All hands, the player's first, in signs: ★ got the pot, ✗ packed; then the pot in boots. */
export function summaryOf([steps = [], ...cards]: readonly (readonly number[])[], variant: number): string {
  const { hand } = readSteps(steps, variant);
  const { winners } = payoutOf(hand, cards);
  const marked = cards.map((each, seat) => {
    const mark = winners.includes(seat) ? " ★" : hand.seats[seat]?.packed ? " ✗" : "";
    return cardSigns(each) + mark;
  });
  return `${marked.join(" · ")} = ${potOf(hand)}`;
}
