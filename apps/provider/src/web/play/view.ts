import type { RoundView, SpinView } from "../../play/wire.ts";
import { make, part, pressed, svg } from "../shared/dom.ts";
import type { Purse } from "../shared/money.ts";
import { boot, say } from "../shared/words.ts";

const EXTERNAL =
  "M181.66 133.66l-80 80a8 8 0 0 1-11.32-11.32L164.69 128 90.34 53.66a8 8 0 0 1 11.32-11.32l80 80a8 8 0 0 1 0 11.32z";

/** Puts new content in with the cross-fade that all changing figures have. */
function appear(element: HTMLElement, ...content: readonly (Node | string)[]): void {
  const same = element.textContent === content.map((each) => (typeof each === "string" ? each : each.textContent)).join("");
  element.replaceChildren(...content);
  if (same) return;
  element.classList.remove("appear");
  void element.offsetWidth; // the animation starts anew only after a layout without it
  element.classList.add("appear");
}

const sum = part("sum", HTMLElement);
const tale = part("tale", HTMLElement);

export function showBalance(amount: string, purse: Purse): void {
  appear(part("balance", HTMLElement), purse.figure(amount));
}

/** The result in words and, when there is one, the figure. `big`: more came back than was bet. */
export function showResult(text: string, figure?: { amount: string; big: boolean; purse: Purse }): void {
  sum.hidden = figure === undefined;
  if (figure) {
    sum.classList.toggle("small", !figure.big);
    appear(sum, figure.purse.figure(figure.amount));
  }
  appear(tale, text);
}

/** What a spin paid, most first, in one sentence. */
export function taleOf(spin: SpinView, purse: Purse): string {
  const pearls = spin.pearls >= 3 ? [say("pearlWin", { count: spin.pearls, amount: purse.text(spin.pearlPrize) })] : [];
  const lines = [...spin.lines]
    .toSorted((a, b) => b.count - a.count)
    .map((win) =>
      say("lineWin", {
        line: win.line + 1,
        symbol: say(`symbol_${win.symbol}`),
        count: win.count,
        amount: purse.text(win.prize),
      }),
    );
  const all = [...pearls, ...lines];
  if (all.length === 0) return say("nothing");
  const more = all.length > 2 ? ` ${say("moreLines", { count: all.length - 2 })}` : "";
  return all.slice(0, 2).join("\u00a0· ") + more;
}

/** What the board shows, for those who hear it. */
export function boardText(grid: SpinView["grid"]): string {
  const rows = [0, 1, 2].map((row) => grid.map((column) => say(`symbol_${column[row] ?? ""}`)).join(", "));
  return rows.map((labels, row) => say("saidRow", { row: row + 1, labels })).join(" ");
}

export function speak(text: string): void {
  part("said", HTMLElement).textContent = text;
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

let dealWith: () => void = () => undefined;
pressed("notice-do", () => dealWith());

/** A message that stays until it is dealt with. */
export function showNotice(notice: Notice | undefined): void {
  dealWith = notice?.run ?? dealWith;
  part("notice", HTMLElement).hidden = notice === undefined;
  if (!notice) return;
  part("notice-text", HTMLElement).textContent = notice.text;
  part("notice-do", HTMLButtonElement).textContent = notice.action;
}

function pastRow(round: RoundView, purse: Purse): HTMLElement {
  const time = make(
    "time",
    "fig",
    new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(round.at)),
  );
  time.setAttribute("datetime", round.at);
  const won = /[1-9]/.test(round.win);
  const prize = make("span", `fig prize${won ? " won" : ""}`, won ? `+${purse.text(round.win)}` : "−");
  const proof = make("a", "");
  for (const [name, value] of Object.entries({
    href: `/verify?round=${round.id}&lang=${boot.lang}&theme=${document.documentElement.dataset.theme ?? ""}`,
    target: "_blank",
    rel: "noopener",
    "aria-label": say("proof"),
    title: say("proof"),
  }))
    proof.setAttribute(name, value);
  const arrow = svg("svg", { class: "icon turns", viewBox: "0 0 256 256", "aria-hidden": "true" });
  arrow.append(svg("path", { d: EXTERNAL }));
  proof.append(arrow);
  return make("li", "", time, make("span", "fig bet", purse.text(round.stake)), prize, proof);
}

export function showPast(rounds: readonly RoundView[], purse: Purse): void {
  const settled = rounds.filter((round) => round.phase === "settled").slice(0, 12);
  part("past", HTMLElement).replaceChildren(...settled.map((round) => pastRow(round, purse)));
}
