import { make, part } from "../../web/shared/dom.ts";
import { say } from "../../web/shared/boot.ts";
import { layCard } from "../../web/table/cards.ts";
import type { Step } from "./deal.ts";
import { type Hand, isHandOver, PLAYER, potOf } from "./hand.ts";
import { doneText } from "./words.ts";

/** An amount of boots as money. */
export type BootText = (boots: number) => string;

function showSeat(hand: Hand, seat: number, done: Step | undefined, money: BootText): void {
  const place = part(`seat-${seat}`, HTMLElement);
  const { seen, packed, paid } = hand.seats[seat] ?? { seen: false, packed: false, paid: 0 };
  place.classList.toggle("packed", packed);
  place.classList.toggle("turn", hand.at === seat && !isHandOver(hand));
  place.classList.remove("won");
  part(`does-${seat}`, HTMLElement).textContent = done && done.action !== "see" ? doneText(done) : "";
  const state = say(seen ? "roomSeen" : "roomBlind");
  part(`state-${seat}`, HTMLElement).textContent = packed ? "" : state;
  part(`paid-${seat}`, HTMLElement).textContent = money(paid);
}

/** Shows the table after these steps: the last thing that each seat did, what it has paid, and the pot. */
export function showHand(hand: Hand, steps: readonly Step[], money: BootText): void {
  for (const seat of hand.seats.keys()) {
    const done = steps.findLast((each) => each.seat === seat);
    showSeat(hand, seat, done, money);
  }
  part("pot", HTMLElement).replaceChildren(make("bdi", "fig", money(potOf(hand))));
}

const PLACES = [0, 1, 2] as const;

/** Lays the cards of a seat open, or their backs. */
export function layHand(seat: number, cards: readonly number[]): void {
  for (const place of PLACES) layCard(`card-${seat}-${place}`, cards[place]);
}

/** Lays all cards open, and marks the seats that got the pot. */
export function showAll(cards: readonly (readonly number[])[], winners: readonly number[]): void {
  for (const [seat, each] of cards.entries()) layHand(seat, each);
  for (const seat of winners) part(`seat-${seat}`, HTMLElement).classList.add("won");
}

/** The table before a hand. */
export function clearTable(seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    layHand(seat, []);
    const place = part(`seat-${seat}`, HTMLElement);
    place.classList.remove("packed", "turn", "won");
    for (const text of ["does", "state", "paid"]) part(`${text}-${seat}`, HTMLElement).textContent = "";
  }
  part("pot", HTMLElement).textContent = "";
}

/** The player's cards are laid open once they are seen. */
export const layOwn = (cards: readonly number[] | undefined): void => layHand(PLAYER, cards ?? []);
