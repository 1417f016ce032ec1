import { part, put } from "../shared/dom.ts";

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
