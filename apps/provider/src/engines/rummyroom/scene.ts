import { cardSigns, faceOf, suitOf } from "../cards.ts";
import { say } from "../../web/shared/boot.ts";
import { make, part, put, svg } from "../../web/shared/dom.ts";
import { layCard } from "../../web/table/cards.ts";
import { arrange, type Laid } from "./arrange.ts";
import type { Log, Result, Step } from "./deal.ts";
import { isHandOver, type Hand, PLAYER } from "./hand.ts";
import { DONE_KEYS } from "./room-keys.ts";
import { laidText } from "./words.ts";

const shortText = ({ kind, card }: Step): string => say(DONE_KEYS[kind], { card: `\u2066${cardSigns([card])}\u2069` });

function showSeat(hand: Hand, seat: number, done: Step | undefined): void {
  const place = part(`seat-${seat}`, HTMLElement);
  const dropped = hand.seats[seat]?.dropped;
  place.classList.toggle("packed", dropped !== undefined);
  place.classList.toggle("turn", hand.at === seat && !isHandOver(hand));
  place.classList.remove("won");
  put(`does-${seat}`, done ? shortText(done) : "");
  put(`state-${seat}`, dropped === undefined ? "" : say("rummyDropPoints", { points: dropped }));
  put(`ended-${seat}`, "");
}

const botsOf = ({ seats }: Hand): number[] => [...seats.keys()].filter((seat) => seat !== PLAYER);

/** Shows the table after these steps: what each bot did last, and the piles. */
export function showLog({ hand, wild, steps }: Log): void {
  for (const seat of botsOf(hand)) {
    const done = steps.findLast((each) => each.seat === seat);
    showSeat(hand, seat, done);
  }
  layCard("open-card", hand.pile.at(-1));
  layCard("wild-card", wild);
}

function cardChoice({ card, wild, meld, first, last }: Laid, index: number): HTMLElement {
  const input = make("input", "sr");
  for (const [key, value] of Object.entries({ type: "radio", name: "card", value: String(index) }))
    input.setAttribute(key, value);
  const sign = svg("svg", { "aria-hidden": "true" });
  sign.append(svg("use", { href: `#suit-${suitOf(card)}` }));
  const face = make("b", "fig", faceOf(card));
  face.ariaHidden = "true";
  const label = make("label", "card open", input, make("span", "sr", laidText({ card, wild, meld, first, last })), face, sign);
  label.dataset.suit = suitOf(card);
  if (wild) label.dataset.wild = "true";
  if (meld) label.dataset.meld = meld.isPure ? "pure" : meld.isSequence ? "sequence" : "set";
  label.classList.toggle("first", first);
  label.classList.toggle("last", last);
  return label;
}

/** The player's cards, of which one is chosen: a group of radio buttons. */
export class HeldCards {
  #laid: readonly Laid[] = [];

  show(cards: readonly number[], wild: number): readonly Laid[] {
    this.#laid = arrange(cards, wild);
    const held = part("held", HTMLFieldSetElement);
    for (const old of held.querySelectorAll("label")) old.remove();
    held.append(...this.#laid.map(cardChoice));
    return this.#laid;
  }

  /** Chooses the first card of this kind. The focus stays among the cards where it was. */
  choose(card: number | undefined, focus: boolean): void {
    const index = this.#laid.findIndex((each) => each.card === card);
    const input = this.#inputs()[index];
    if (!input) return;
    input.checked = true;
    if (focus) input.focus();
  }

  chosen(): number | undefined {
    const index = this.#inputs().findIndex(({ checked }) => checked);
    return this.#laid[index]?.card;
  }

  hasFocus(): boolean {
    return part("held", HTMLFieldSetElement).contains(document.activeElement);
  }

  lock(locked: boolean): void {
    part("held", HTMLFieldSetElement).disabled = locked;
  }

  #inputs(): HTMLInputElement[] {
    return [...part("held", HTMLFieldSetElement).querySelectorAll("input")];
  }
}

/** Lays all cards open, and marks the seats that got the points. */
export function showAll(cards: readonly (readonly number[])[], { winners, points }: Result): void {
  for (let seat = 1; seat < cards.length; seat++) {
    part(`seat-${seat}`, HTMLElement).classList.toggle("won", winners.includes(seat));
    put(`state-${seat}`, say("rummyDropPoints", { points: points[seat] ?? 0 }));
    put(`ended-${seat}`, cardSigns((cards[seat] ?? []).toSorted((one, other) => one - other)));
  }
}

/** The table before a hand. */
export function clearTable(bots: number): void {
  for (let seat = 1; seat <= bots; seat++) {
    part(`seat-${seat}`, HTMLElement).classList.remove("packed", "turn", "won");
    for (const text of ["does", "state", "ended"]) put(`${text}-${seat}`, "");
  }
  for (const card of ["open-card", "wild-card"]) layCard(card, undefined);
  put("own", "");
}
