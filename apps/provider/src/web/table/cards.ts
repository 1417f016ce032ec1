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
