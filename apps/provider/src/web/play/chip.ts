import type { RoundView } from "../../play/contract.ts";
import { boot, say } from "../shared/boot.ts";
import { part, put } from "../shared/dom.ts";
import type { MoneyFormat } from "../shared/money.ts";
import type { Board } from "./board.ts";

export interface Chip {
  readonly word: string;
  /** As text of the page's language; empty for none. */
  readonly amount: string;
  /** Whether a press does something now. */
  readonly ready: boolean;
  readonly ended: boolean;
  /** The amount changes many times a second, so it is no part of the button's name. */
  readonly climbs?: boolean;
}

/** Shows what the button of the bet does now. */
export function showChip({ word, amount, ready, ended, climbs = false }: Chip): void {
  const spin = part("spin", HTMLButtonElement);
  // Disabling would take the focus off a button that is pressed again and again.
  spin.disabled = ended;
  spin.setAttribute("aria-disabled", String(!ready));
  put("spin-word", word);
  put("spin-amount", amount);
  part("spin-amount", HTMLElement).ariaHidden = climbs ? "true" : null;
}

/** What the button does: it bets at this price, or while a round waits takes a turn or the prize. */
export function offerOf(
  open: RoundView | undefined,
  { turns }: Board,
  price: string,
  money: MoneyFormat,
): Pick<Chip, "word" | "amount" | "ready"> {
  if (!open) return { word: say(boot.start), amount: price, ready: true };
  const main = turns?.main?.(open);
  if (main) return { word: main.word, amount: main.amount === undefined ? "" : money.text(main.amount), ready: true };
  const prize = turns?.prize(open);
  return { word: say("cashOut"), amount: prize === undefined ? "" : money.text(prize), ready: prize !== undefined };
}
