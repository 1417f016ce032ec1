import { countOf } from "./count.ts";
import type { Meld } from "./melds.ts";
import { isWild, pointsOf, without } from "./points.ts";

/** A card of the player's hand as the page lays it. */
export interface Laid {
  readonly card: number;
  /** It is of the jokers' rank. */
  readonly wild: boolean;
  readonly meld?: Meld;
  /** The first or the last card of its group. */
  readonly first: boolean;
  readonly last: boolean;
}

const none = { first: false, last: false };

/** A hand in its groups, with the fewest points; then the cards outside them, jokers first and then suit by suit. */
export function arrange(cards: readonly number[], wild: number): readonly Laid[] {
  let left: number[] = [...cards];
  const take = (card: number): Laid => {
    left = without(left, card);
    return { card, wild: isWild(card, wild), ...none };
  };
  const { melds } = countOf(cards, wild);
  const named = melds.map((meld) => ({ meld, laid: meld.cards.map(take) }));
  const groups = named.map(({ meld, laid }) => {
    const jokers = left.filter((card) => isWild(card, wild)).slice(0, meld.jokers);
    const all = [...laid, ...jokers.map(take)];
    return all.map((each, place) => ({ ...each, meld, first: place === 0, last: place === all.length - 1 }));
  });
  const loose = left.toSorted((one, other) => (isWild(other, wild) ? 1 : 0) - (isWild(one, wild) ? 1 : 0) || one - other);
  return [...groups.flat(), ...loose.map(take)];
}

/** The card outside the groups that counts most. */
export const dearestOf = (laid: readonly Laid[], wild: number): number | undefined =>
  laid
    .filter(({ meld }) => meld === undefined)
    .map(({ card }) => card)
    .toSorted((one, other) => pointsOf(other, wild) - pointsOf(one, wild))[0];
