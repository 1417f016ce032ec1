import { rankOf, RANKS } from "../cards.ts";
import { finishOf } from "./count.ts";
import { type Costs, cheapest, type Grouping } from "./grouping.ts";
import { type Hand, type Move, moveOf } from "./hand.ts";
import { isWild, pointsOf, without } from "./points.ts";

/** What a bot's hand costs: the published rule of all bots. */
export const BOT_COSTS = { card: 8, partner: 2, mostPartners: 2, noPure: 35, noSecond: 8, margin: 5 } as const;
const FAR = 2;

const suitIndex = (card: number): number => Math.floor(card / RANKS);

/** Whether two cards can be in one group: a rank in two suits, or a suit within two ranks. */
function arePartners(one: number, other: number): boolean {
  if (suitIndex(one) !== suitIndex(other)) return rankOf(one) === rankOf(other);
  const apart = Math.abs(rankOf(one) - rankOf(other));
  return apart > 0 && (apart <= FAR || apart >= RANKS - FAR);
}

function costsOf(cards: readonly number[], wild: number): Costs {
  const kinds = [...new Set(cards)].filter((card) => !isWild(card, wild));
  const card = (each: number): number => {
    if (isWild(each, wild)) return 0;
    const partners = Math.min(BOT_COSTS.mostPartners, kinds.filter((other) => arePartners(each, other)).length);
    return BOT_COSTS.card + pointsOf(each, wild) - BOT_COSTS.partner * partners;
  };
  return { card, noPure: BOT_COSTS.noPure, noSecond: BOT_COSTS.noSecond };
}

/** A hand as a bot groups it, and the card that it would lay down. */
interface Plan {
  readonly grouping: Grouping;
  readonly loose: readonly number[];
}

function planOf(cards: readonly number[], wild: number, costs = costsOf(cards, wild)): Plan {
  const grouping = cheapest(cards, wild, costs, Infinity) ?? { cost: Infinity, melds: [] };
  const loose = [...cards];
  for (const card of grouping.melds.flatMap((meld) => meld.cards)) loose.splice(loose.indexOf(card), 1);
  return { grouping, loose: loose.filter((card) => !isWild(card, wild)).toSorted((a, b) => costs.card(b) - costs.card(a)) };
}

const mayThrow = (hand: Hand, card: number): boolean => card !== hand.taken;

/** Takes the open card where that makes the hand cheaper by more than the margin; drops a dear hand before its first card. */
function draw(hand: Hand, cards: readonly number[], wild: number): Move {
  const { grouping } = planOf(cards, wild);
  if (hand.seats[hand.at]?.turns === 0 && grouping.cost > (hand.set.drop ?? Infinity)) return moveOf("drop");
  const top = hand.pile.at(-1);
  if (top === undefined) return moveOf("stock");
  const costs = costsOf([...cards, top], wild);
  const taken = planOf([...cards, top], wild, costs);
  const thrown = taken.loose.find((card) => card !== top);
  const cost = taken.grouping.cost - (thrown === undefined ? 0 : costs.card(thrown));
  return moveOf(cost + BOT_COSTS.margin < grouping.cost ? "open" : "stock");
}

/** Lays down the dearest card outside its groups; where all are in groups, the card whose loss is the cheapest. */
function layDown(hand: Hand, cards: readonly number[], wild: number): Move {
  const last = finishOf(cards, wild, hand.taken);
  if (last !== undefined) return moveOf("show", last);
  const loose = planOf(cards, wild).loose.find((card) => mayThrow(hand, card));
  if (loose !== undefined) return moveOf("throw", loose);
  const kept = [...new Set(cards)]
    .filter((card) => mayThrow(hand, card))
    .map((card) => ({ card, cost: planOf(without(cards, card), wild).grouping.cost }))
    .toSorted((one, other) => one.cost - other.cost || pointsOf(other.card, wild) - pointsOf(one.card, wild));
  return moveOf("throw", kept[0]?.card);
}

/** What a bot does on its turn. It knows its own cards, the joker's rank and what all seats see; it draws nothing. */
export const botMove = (hand: Hand, cards: readonly number[], wild: number): Move =>
  hand.drawn ? layDown(hand, cards, wild) : draw(hand, cards, wild);
