import { type Meld, MELDS_WITH } from "./melds.ts";
import { countsOf, isWild } from "./points.ts";

/** What a grouping costs. */
export interface Costs {
  /** Each card outside a group. */
  readonly card: (card: number) => number;
  /** To have no pure sequence. */
  readonly noPure: number;
  /** To have a pure sequence and no other one. */
  readonly noSecond: number;
}

export interface Grouping {
  readonly cost: number;
  readonly melds: readonly Meld[];
}

/** The melds that a hand can lay, by each of its cards that is no joker. */
function meldsIn(counts: Uint8Array, cards: readonly number[], jokers: number): readonly (readonly Meld[])[] {
  const has = (card: number) => (counts[card] ?? 0) > 0;
  return cards.map((card) => (MELDS_WITH[card] ?? []).filter((meld) => meld.jokers <= jokers && meld.cards.every(has)));
}

/**
 * The cheapest grouping of a hand that costs less than `below`; undefined where there is none. Each card in turn goes into a group or
 * stays outside, the dearest first. Jokers outside a group cost nothing, so that no turn is theirs.
 */
export function cheapest(cards: readonly number[], wild: number, costs: Costs, below: number): Grouping | undefined {
  const counts = countsOf(cards);
  let jokers = cards.filter((card) => isWild(card, wild)).length;
  const prices = new Map(cards.map((card) => [card, costs.card(card)]));
  const order = [...prices.keys()]
    .filter((card) => !isWild(card, wild))
    .toSorted((one, other) => (prices.get(other) ?? 0) - (prices.get(one) ?? 0) || one - other);
  const melds = meldsIn(counts, order, jokers);
  const price = order.map((card) => prices.get(card) ?? 0);
  const chosen: Meld[] = [];
  let best: Grouping | undefined;
  let least = below;

  /** Takes a meld's cards out of the hand, or puts them back. */
  const move = (meld: Meld, by: 1 | -1): void => {
    jokers += by * meld.jokers;
    for (const card of meld.cards) {
      counts[card] = (counts[card] ?? 0) + by;
      if (isWild(card, wild)) jokers += by;
    }
  };
  const fits = (meld: Meld): boolean => {
    let needed = meld.jokers;
    for (const card of meld.cards) {
      if ((counts[card] ?? 0) === 0) return false;
      if (isWild(card, wild)) needed += 1;
    }
    return needed <= jokers;
  };
  const from = (index: number, cost: number, pure: number, sequences: number): void => {
    if (cost >= least) return;
    const card = order[index];
    if (card === undefined) {
      const whole = cost + (pure === 0 ? costs.noPure : sequences < 2 ? costs.noSecond : 0);
      if (whole >= least) return;
      least = whole;
      best = { cost: whole, melds: [...chosen] };
    } else if (counts[card] === 0) from(index + 1, cost, pure, sequences);
    else {
      for (const meld of melds[index] ?? []) {
        if (!fits(meld)) continue;
        move(meld, -1);
        chosen.push(meld);
        from(index, cost, pure + (meld.isPure ? 1 : 0), sequences + (meld.isSequence ? 1 : 0));
        chosen.pop();
        move(meld, 1);
      }
      counts[card] = (counts[card] ?? 0) - 1;
      from(index, cost + (price[index] ?? 0), pure, sequences);
      counts[card] = (counts[card] ?? 0) + 1;
    }
  };
  from(0, 0, 0, 0);
  return best;
}
