import type { RoundView } from "../../play/contract.ts";
import { make, part, prependNew, pressed, reducedMotion, svg } from "../shared/dom.ts";
import type { MoneyFormat } from "../shared/money.ts";
import { boot, say } from "../shared/boot.ts";
import { nameBets, seenBefore, seenPart } from "./seen-hashes.ts";

const EXTERNAL =
  "M181.66 133.66l-80 80a8 8 0 0 1-11.32-11.32L164.69 128 90.34 53.66a8 8 0 0 1 11.32-11.32l80 80a8 8 0 0 1 0 11.32z";

/** Replaces the content with the cross-fade of all changing figures. */
function appear(element: HTMLElement, ...content: readonly (Node | string)[]): void {
  const same = element.textContent === content.map((each) => (typeof each === "string" ? each : each.textContent)).join("");
  element.replaceChildren(...content);
  // A class would restart its animation only after a layout of the page between two changes.
  if (!same && !reducedMotion()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 220, easing: "ease" });
}

const sum = part("sum", HTMLElement);
const tale = part("tale", HTMLElement);

export function showBalance(amount: string, money: MoneyFormat): void {
  appear(part("balance", HTMLElement), money.figure(amount));
}

/** The result as text, with its amount when there is one. `big`: more than the stake was won. */
export function showResult(text: string, figure?: { amount: string; big: boolean; money: MoneyFormat }): void {
  sum.hidden = figure === undefined;
  if (figure) {
    sum.classList.toggle("small", !figure.big);
    appear(sum, figure.money.figure(figure.amount));
  }
  appear(tale, text);
}

export function announce(text: string): void {
  part("said", HTMLElement).textContent = text;
}

/** Shows a text beside the board, and says it. */
export function showAndSay(text: string): void {
  showResult(text);
  announce(text);
}

export function showRain(spin: number, spins: number): void {
  const raining = part("raining", HTMLElement);
  raining.hidden = spins === 0;
  if (spins === 0) delete document.body.dataset.rain;
  else {
    document.body.dataset.rain = "";
    raining.textContent = say("rainSpin", { spin, spins });
  }
}

export interface Notice {
  readonly text: string;
  readonly action: string;
  readonly run: () => void;
}

let onNotice: () => void = () => undefined;
pressed("notice-do", () => onNotice());

/** A message that stays until the player answers it. */
export function showNotice(notice: Notice | undefined): void {
  onNotice = notice?.run ?? onNotice;
  part("notice", HTMLElement).hidden = notice === undefined;
  if (!notice) return;
  part("notice-text", HTMLElement).textContent = notice.text;
  part("notice-do", HTMLButtonElement).textContent = notice.action;
}

/** More than the stake came back: less is no win. */
const isMore = ({ win, stake, free }: RoundView): boolean => Number(win) > (free ? 0 : Number(stake));

/** Hours and minutes on the player's clock. The first formatter of `Intl` would take a tenth of a second on a slow phone. */
const timeOfDay = (at: string): string => new Date(at).toTimeString().slice(0, 5);

function historyRow(round: RoundView, money: MoneyFormat): HTMLElement {
  const time = make("time", "fig", timeOfDay(round.at));
  time.setAttribute("datetime", round.at);
  const won = /[1-9]/.test(round.win);
  const prize = make("span", `fig prize${isMore(round) ? " won" : ""}`, won ? `+${money.text(round.win)}` : "−");
  const proof = make("a", "");
  for (const [name, value] of Object.entries({
    href: `/verify?round=${round.id}&lang=${boot.lang}&theme=${document.documentElement.dataset.theme ?? ""}${seenPart(seenBefore(round.id))}`,
    target: "_blank",
    rel: "noopener",
    "aria-label": say("proof"),
    title: say("proof"),
  }))
    proof.setAttribute(name, value);
  const arrow = svg("svg", { class: "icon turns", viewBox: "0 0 256 256", "aria-hidden": "true" });
  arrow.append(svg("path", { d: EXTERNAL }));
  proof.append(arrow);
  return make("li", "", time, make("span", "fig bet", round.free ? say("freeWord") : money.text(round.stake)), prize, proof);
}

export function showHistory(rounds: readonly RoundView[], money: MoneyFormat): void {
  const settled = rounds.filter((round) => round.phase === "settled").slice(0, 12);
  nameBets(settled);
  prependNew(part("past", HTMLElement), {
    items: settled,
    keyOf: ({ id }) => id,
    toElement: (round) => historyRow(round, money),
  });
}
