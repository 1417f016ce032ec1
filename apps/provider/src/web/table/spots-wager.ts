import { toMinor, toMoneyAmount } from "../../amounts.ts";
import { chipsBySpot, readBet } from "../../engines/match-bet.ts";
import { MOST_SPOTS, spotsText } from "../../engines/shared.ts";
import { say } from "../shared/boot.ts";
import { make, part } from "../shared/dom.ts";
import { timesText } from "../shared/times.ts";
import { announce, showAndSay } from "../play/view.ts";
import type { Stops, Wager, WagerTools } from "./scene.ts";

export interface SpotTexts {
  readonly name: (spot: string) => string;
  /** What a chip on a spot brings, in hundredths of it. */
  readonly brings: (spot: string, stops: Stops) => number;
  /** Keys that lay a chip, by spot. */
  readonly keys: Readonly<Record<string, string>>;
  /** Makes the buttons of laid spots that are not on the page, where a game has more spots than it shows. */
  readonly place?: (spots: readonly string[]) => void;
}

const buttons = (): HTMLButtonElement[] =>
  [...part("choices", HTMLFieldSetElement).querySelectorAll("button")].filter((each) => each.dataset.spot !== undefined);

const centre = (element: Element): readonly [x: number, y: number] => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

const TURNS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrows move among the spots as they lie on the table. */
function moveByArrows(event: KeyboardEvent): void {
  const turn = TURNS[event.key];
  if (!turn || !(event.target instanceof HTMLButtonElement)) return;
  const [x, y] = centre(event.target);
  const near = (each: HTMLButtonElement): number => {
    const [toX, toY] = centre(each);
    const [along, aside] = [
      (toX - x) * turn[0] + (toY - y) * turn[1],
      Math.abs((toX - x) * turn[1]) + Math.abs((toY - y) * turn[0]),
    ];
    return along > 4 ? along + aside * 3 : Infinity;
  };
  const next = buttons().toSorted((a, b) => near(a) - near(b))[0];
  event.preventDefault();
  if (next && near(next) < Infinity) next.focus();
}

/** Whether a spot takes no chips, while those beside it do. */
const isClosed = (spot: string): boolean =>
  buttons().some((button) => button.dataset.spot === spot && button.getAttribute("aria-disabled") === "true");

/** Chips on the spots of a table. */
export function spotsWager({ money, digits, smallest, maxStake, chip, changed }: WagerTools, texts: SpotTexts): Wager {
  const unit = toMinor(smallest, digits);
  let laid = new Map<string, number>();
  const amount = (chips: number): string => toMoneyAmount(unit * BigInt(chips), digits);
  const total = (): number => [...laid.values()].reduce((sum, chips) => sum + chips, 0);

  const show = () => {
    texts.place?.([...laid.keys()]);
    for (const button of buttons()) {
      const chips = laid.get(button.dataset.spot ?? "") ?? 0;
      const shown = button.querySelector(".chips");
      if ((shown?.textContent ?? "") === (chips > 0 ? money.text(amount(chips)) : "")) continue;
      button.classList.toggle("laid", chips > 0);
      shown?.remove();
      if (chips > 0) button.append(make("span", "chips fig", money.text(amount(chips))));
    }
  };
  const take = (next: Map<string, number>) => {
    laid = next;
    show();
    changed();
  };
  const lay = (spot: string) => {
    if (part("choices", HTMLFieldSetElement).disabled) return;
    if (isClosed(spot)) return showAndSay(say("spot_closed"));
    const chips = Number(toMinor(chip(), digits) / unit);
    if (unit * BigInt(total() + chips) > toMinor(maxStake, digits))
      return showAndSay(say("tableMost", { amount: money.text(maxStake) }));
    if (!laid.has(spot) && laid.size >= MOST_SPOTS) return showAndSay(say("tableMostSpots", { count: MOST_SPOTS }));
    const sum = (laid.get(spot) ?? 0) + chips;
    take(new Map(laid).set(spot, sum));
    announce(say("tableLaid", { spot: texts.name(spot), amount: money.text(amount(sum)) }));
  };
  part("choices", HTMLFieldSetElement).addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[data-spot]") : null;
    if (button instanceof HTMLButtonElement) lay(button.dataset.spot ?? "");
  });
  part("choices", HTMLFieldSetElement).addEventListener("keydown", moveByArrows);

  return {
    choice: () => spotsText(laid),
    stake: () => amount(total()),
    hint: () => say("tablePick"),
    describe: (choice) =>
      [...(readBet(choice)?.spots ?? [])]
        .map(([spot, { chips, price }]) =>
          [texts.name(spot), ...(price === undefined ? [] : [timesText(price)]), money.text(amount(chips))].join(" "),
        )
        .join(" · "),
    restore: (choice) => take(new Map(chipsBySpot(choice))),
    clear: () => take(new Map()),
    lock: (locked) => {
      part("choices", HTMLFieldSetElement).disabled = locked;
    },
    settle: (stops) => {
      for (const button of buttons()) {
        const brings = stops ? texts.brings(button.dataset.spot ?? "", stops) : 0;
        button.classList.toggle("won", brings > 100);
      }
    },
    keys: Object.fromEntries(Object.entries(texts.keys).map(([key, spot]) => [key, () => lay(spot)])),
  };
}
