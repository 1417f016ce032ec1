import { faceOf, suitOf } from "../../engines/cards.ts";
import { part, pause, reducedMotion } from "../shared/dom.ts";

const DEAL = [
  { transform: "translateX(-1.5rem) rotate(-3deg)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
export const DEAL_MS = 320;

/** Turns a card up, or lays its back down. */
export function layCard(id: string, card: number | undefined): void {
  const place = part(id, HTMLElement);
  place.classList.toggle("open", card !== undefined);
  if (card === undefined) return;
  const suit = suitOf(card);
  place.dataset.suit = suit;
  place.querySelector("b")?.replaceChildren(faceOf(card));
  place.querySelector("use")?.setAttribute("href", `#suit-${suit}`);
}

/** Deals a card with a short movement, and waits before the next one. */
export async function dealCard(id: string, card: number, wait = 600): Promise<void> {
  layCard(id, card);
  if (!reducedMotion()) part(id, HTMLElement).animate(DEAL, { duration: DEAL_MS, easing: "cubic-bezier(.16,1,.3,1)" });
  await pause(wait);
}

/** Lays each side's hand at its places, or clears those without a card; `show` says what the hand is. */
export function layHands<Side extends string>(
  sides: readonly Side[],
  places: number,
  handOf: (side: Side) => readonly number[],
  show: (side: Side, hand: readonly number[]) => void,
): void {
  for (const side of sides) {
    const hand = handOf(side);
    for (let place = 0; place < places; place += 1) layCard(`card-${side}-${place}`, hand[place]);
    show(side, hand);
  }
}

/** Deals the hands, a card to each side in turn; `show` says what a hand is so far. */
export async function dealHands<Side extends string>(
  sides: readonly Side[],
  places: number,
  handOf: (side: Side) => readonly number[],
  show: (side: Side, hand: readonly number[]) => void,
): Promise<void> {
  for (let place = 0; place < places; place += 1)
    for (const side of sides) {
      const card = handOf(side)[place];
      if (card === undefined) continue;
      await dealCard(`card-${side}-${place}`, card);
      show(side, handOf(side).slice(0, place + 1));
    }
}
