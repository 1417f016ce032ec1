import { grouped } from "../../amounts.ts";
import { listed, say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import { seatText } from "../../web/shared/seat-text.ts";
import type { Laid } from "./arrange.ts";
import { countOf } from "./count.ts";
import { readEnd, RAKE_PERCENT, type Result, resultOf, type Step } from "./deal.ts";
import { type Hand, liveOf, PLAYER } from "./hand.ts";
import { DONE_KEYS, meldKey } from "./room-keys.ts";

type Stops = readonly (readonly number[])[];

export const doneText = ({ kind, card }: Step): string => say(DONE_KEYS[kind], { card: cardText(card) });

/** What the seats did, one after the other. */
export const stepsText = (steps: readonly Step[]): string =>
  steps.map((step) => say("roomStep", { seat: seatText(step.seat), done: doneText(step) })).join(" ");

/** A card of the player, with its group. */
export function laidText({ card, wild, meld }: Laid): string {
  const group = say(meld ? meldKey(meld) : wild ? "rummyJoker" : "rummyLoose");
  return say("rummyCard", { card: cardText(card), group });
}

/** What a hand counts now, and what it lacks. */
export function countText(cards: readonly number[], wild: number): string {
  const { points, melds } = countOf(cards, wild);
  if (!melds.some(({ isPure }) => isPure)) return say("rummyNoPure", { points });
  const sequences = melds.filter(({ isSequence }) => isSequence).length;
  return say(sequences < 2 ? "rummyNoSecond" : "rummyCounts", { points });
}

/** Who got the points, and why. */
function winnerText(hand: Hand, { winners }: Result): string {
  const [winner = PLAYER] = winners;
  const isYou = winner === PLAYER;
  const seat = seatText(winner);
  if (hand.shownBy !== undefined) return isYou ? say("rummyWonYou") : say("rummyWon", { seat });
  if (liveOf(hand).length === 1) return isYou ? say("rummyLastYou") : say("rummyLast", { seat });
  return isYou && winners.length === 1 ? say("rummyEndYou") : say("rummyEnd", { seats: listed(winners.map(seatText)) });
}

/** How the hand ended for its player, in two or three short sentences. */
export function resultText(stops: Stops, variant: number): string {
  const { hand, cards, wild, steps } = readEnd(stops, variant);
  const result = resultOf(hand, cards, wild);
  const texts = [winnerText(hand, result)];
  const points = result.points[PLAYER] ?? 0;
  if (points > 0) texts.push(say("rummyPay", { points }));
  if (hand.seats[PLAYER]?.dropped !== undefined) {
    const last = steps.findLast(({ seat }) => seat === PLAYER);
    texts.unshift(say(last?.kind === "late" ? "rummyLate" : "rummyDropped"));
  }
  return texts.join(" ");
}

/** The points and the cards of all seats. */
export function handsText(stops: Stops, variant: number): string {
  const { hand, cards, wild } = readEnd(stops, variant);
  const { points } = resultOf(hand, cards, wild);
  return cards
    .map((each, seat) => say("rummyHand", { seat: seatText(seat), points: points[seat] ?? 0, cards: listed(each.map(cardText)) }))
    .join(" ");
}

/** The whole hand in words: the result, the points won and the rake, what each seat did, and all cards. */
export function describeRummy(_: string, stops: Stops, variant: number): string {
  if (stops.length < 2) return "";
  const { hand, cards, wild, steps } = readEnd(stops, variant);
  const { points } = resultOf(hand, cards, wild);
  const sum = points.reduce((all, each) => all + each, 0);
  const rake = grouped(String((sum * RAKE_PERCENT) / 100));
  const was = say("rummyWas", { wild: cardText(wild), points: sum, rake });
  return `${resultText(stops, variant)} ${was} ${stepsText(steps)} ${handsText(stops, variant)}`;
}
