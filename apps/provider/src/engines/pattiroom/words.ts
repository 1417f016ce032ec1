import { grouped } from "../../amounts.ts";
import { listed, say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import { seatText } from "../../web/shared/seat-text.ts";
import { kindOf } from "../teenpatti/rules.ts";
import { KIND_KEYS } from "../teenpatti/spot-keys.ts";
import { BOOT_PARTS, payoutOf, readSteps, type Step } from "./deal.ts";
import { type Hand, liveOf, PLAYER, potOf } from "./hand.ts";
import { DONE_KEYS } from "./room-keys.ts";

type Stops = readonly (readonly number[])[];

export const doneText = ({ action }: Step): string => say(DONE_KEYS[action]);
const kindText = (cards: readonly number[]): string => say(KIND_KEYS[kindOf(cards)]);

/** What the seats did, one after the other. */
export const stepsText = (steps: readonly Step[]): string =>
  steps.map((step) => say("roomStep", { seat: seatText(step.seat), done: doneText(step) })).join(" ");

function packedText(steps: readonly Step[]): string {
  const last = steps.findLast(({ seat }) => seat === PLAYER);
  return say(last?.action === "late" ? "roomLate" : "roomPacked");
}

/** Who got the pot, and why. */
function winnerText(hand: Hand, winners: readonly number[], cards: Stops): string {
  if (winners.length > 1) return say("roomShared", { seats: listed(winners.map(seatText)) });
  const [winner = PLAYER] = winners;
  const [seat, kind] = [seatText(winner), kindText(cards[winner] ?? [])];
  if (liveOf(hand).length === 1) return winner === PLAYER ? say("roomLastYou") : say("roomLast", { seat });
  return winner === PLAYER ? say("roomBestYou", { kind }) : say("roomBest", { seat, kind });
}

/** How the hand ended for its player, in one or two short sentences. */
export function resultText([log = [], ...cards]: Stops, variant: number): string {
  const { hand, steps } = readSteps(log, variant);
  const { winners } = payoutOf(hand, cards);
  const won = winnerText(hand, winners, cards);
  return hand.seats[PLAYER]?.packed ? `${packedText(steps)} ${won}` : won;
}

/** The cards of all seats. */
export const handsText = (cards: Stops): string =>
  cards
    .map((each, seat) => say("roomHand", { seat: seatText(seat), kind: kindText(each), cards: listed(each.map(cardText)) }))
    .join(" ");

const inBoots = (parts: number): string => grouped(String(Number((parts / BOOT_PARTS).toFixed(3))));

/** The whole hand in words: the result, the pot and the rake in boots, what each seat did, and all cards. */
export function describeRoom(_: string, stops: Stops, variant: number): string {
  const [log = [], ...cards] = stops;
  if (cards.length === 0) return "";
  const { hand, steps } = readSteps(log, variant);
  const { rake } = payoutOf(hand, cards);
  const pot = say("roomPotWas", { pot: potOf(hand), rake: inBoots(rake), paid: hand.seats[PLAYER]?.paid ?? 0 });
  return `${resultText(stops, variant)} ${pot} ${stepsText(steps)} ${handsText(cards)}`;
}
