import type { LiveBetView, RoundView } from "../../play/contract.ts";
import { showAndSay } from "../play/view.ts";
import { say } from "../shared/boot.ts";
import { make, part } from "../shared/dom.ts";
import type { MarketTools } from "./scene.ts";

interface Row {
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  /** What is paid now. */
  readonly figure: HTMLElement;
  quote: string | undefined;
}

/** The open bets of a match, each with the button that cashes it out. A row stays as long as its bet, so that it keeps the focus. */
export class OpenBets {
  readonly #tools: MarketTools;
  readonly #rows = new Map<string, Row>();
  #suspended = false;

  constructor(tools: MarketTools) {
    this.#tools = tools;
  }

  show(bets: readonly LiveBetView[], suspended: boolean): void {
    this.#suspended = suspended;
    const open = new Set(bets.map(({ round }) => round.intent));
    for (const intent of this.#rows.keys()) if (!open.has(intent)) this.#remove(intent);
    for (const { round, quote } of bets) this.#update(this.#rows.get(round.intent) ?? this.#add(round), quote);
    part("open-bets", HTMLElement).hidden = bets.length === 0;
  }

  #add(round: RoundView): Row {
    const { describe, cashOut } = this.#tools;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain";
    const name = describe(round.choice);
    const figure = make("b", "fig");
    figure.id = `quote-${round.intent}`;
    const element = make("li", "", make("span", "", name), figure, button);
    const row: Row = { element, button, figure, quote: undefined };
    button.addEventListener("click", () => {
      if (row.quote !== undefined) cashOut(round.intent, row.quote);
      else if (this.#suspended) showAndSay(say("suspended"));
    });
    button.textContent = say("cashOut");
    // The name stays, because a screen reader says a changed name of the focused button anew; the amount describes the button.
    button.setAttribute("aria-label", `${say("cashOut")}: ${name}`);
    button.setAttribute("aria-describedby", figure.id);
    this.#rows.set(round.intent, row);
    part("open-bets-list", HTMLElement).append(element);
    return row;
  }

  #update(row: Row, quote: string | undefined): void {
    row.quote = quote;
    row.button.setAttribute("aria-disabled", String(quote === undefined));
    const shown = quote === undefined ? "–" : this.#tools.money.text(quote);
    if (row.figure.textContent !== shown) row.figure.textContent = shown;
  }

  #remove(intent: string): void {
    const row = this.#rows.get(intent);
    if (!row) return;
    const hadFocus = document.activeElement === row.button;
    row.element.remove();
    this.#rows.delete(intent);
    // Focus must not be lost with the bet that had it.
    if (hadFocus) ([...this.#rows.values()][0]?.button ?? part("spin", HTMLButtonElement)).focus();
  }
}
