import { times } from "../../engines/times.ts";
import { readSpots } from "../../engines/shared.ts";
import type { LiveBetView, LiveView, PlayError, PricePolicy, RoundView, TableState } from "../../play/contract.ts";
import { habits } from "../play/memory.ts";
import { listed, say } from "../shared/boot.ts";
import { make, part, put } from "../shared/dom.ts";
import { timesText } from "../shared/times.ts";
import type { AskedPrices, Market, MarketTools } from "./scene.ts";
import { OpenBets } from "./open-bets.ts";

interface LiveTools extends MarketTools {
  readonly name: (spot: string) => string;
}

const isPolicy = (text: string): text is PricePolicy => text === "same" || text === "better" || text === "any";

/** The price of each spot as the page was printed: that before the match. */
const printedPrices = (): Map<string, string> =>
  new Map(
    [...part("choices", HTMLFieldSetElement).querySelectorAll<HTMLButtonElement>("button[data-spot]")].map((button) => [
      button.dataset.spot ?? "",
      button.querySelector("small")?.textContent ?? "",
    ]),
  );

/** How a price moved, in a sign. */
const moveOf = (before: number | undefined, now: number | undefined): "" | "▲" | "▼" =>
  before === undefined || now === undefined || now === before ? "" : now > before ? "▲" : "▼";

function arrowOf(move: ReturnType<typeof moveOf>): HTMLElement[] {
  if (move === "") return [];
  const arrow = make("span", move === "▲" ? "rises" : "falls", move);
  arrow.ariaHidden = "true";
  return [arrow];
}

/** The market of a match while it is told: its prices, whether it is suspended, and the player's open bets. */
export class LiveMarket implements Market {
  readonly #tools: LiveTools;
  readonly #printed = printedPrices();
  readonly #bets: OpenBets;
  #live: LiveView | undefined;
  #prices: LiveView["prices"] = {};
  /** The bets of the match that are not settled yet. */
  #open: readonly LiveBetView[] = [];

  constructor(tools: LiveTools) {
    this.#tools = tools;
    this.#bets = new OpenBets(tools);
    const accept = part("accept", HTMLSelectElement);
    const last = habits.get("accept") ?? "";
    if (isPolicy(last)) accept.value = last;
    accept.addEventListener("change", () => habits.set("accept", accept.value));
  }

  get isTold(): boolean {
    return this.#live !== undefined;
  }

  get isOpen(): boolean {
    return this.#live?.suspended === false;
  }

  /** What a bet says of the prices; undefined before the match. */
  asked(): AskedPrices | undefined {
    const accept = part("accept", HTMLSelectElement).value;
    return this.#live && { prices: this.#live.prices, accept: isPolicy(accept) ? accept : "same" };
  }

  show({ live, phase }: Pick<TableState, "live" | "phase">): void {
    const left = live ? this.#open.filter((bet) => !live.bets.some(({ round }) => round.intent === bet.round.intent)) : [];
    this.#live = live;
    if (live) this.#open = live.bets;
    this.#bets.show(live?.bets ?? [], live?.suspended === true);
    this.#showState(phase);
    for (const button of part("choices", HTMLFieldSetElement).querySelectorAll<HTMLButtonElement>("button[data-spot]"))
      this.#showPrice(button, button.dataset.spot ?? "");
    this.#prices = live?.prices ?? {};
    if (left.length > 0) this.#tools.left(left.map(({ round }) => round.intent));
  }

  /** A bet was taken: the table tells of it only with its next step. */
  taken(round: RoundView): void {
    if (!this.#live || this.#open.some((bet) => bet.round.intent === round.intent)) return;
    this.#open = [...this.#open, { round }];
    this.#bets.show(this.#open, this.#live.suspended);
  }

  /** A bet was settled. */
  settled({ intent }: RoundView): void {
    this.#open = this.#open.filter((bet) => bet.round.intent !== intent);
    if (this.#live) this.#bets.show(this.#open, this.#live.suspended);
  }

  /** The bets that the end of the match decides. */
  decided(): readonly string[] {
    const intents = this.#open.map(({ round }) => round.intent);
    this.#open = [];
    return intents;
  }

  /** Why a bet or a cash-out was refused, with the prices or the quote of now. */
  refusalText(code: PlayError, asked: { readonly choice?: string; readonly intent?: string }): string {
    const spots = [...(readSpots(asked.choice ?? "")?.keys() ?? [])].flatMap((spot) => {
      const price = this.#live?.prices[spot];
      return price === undefined ? [] : [`${this.#tools.name(spot)} ${timesText(price)}`];
    });
    const quote = this.#open.find(({ round }) => round.intent === asked.intent)?.quote;
    if (code === "odds_changed" && spots.length > 0) return `${say(code)} ${say("oddsNow", { spots: listed(spots) })}`;
    if (code === "quote_expired" && quote !== undefined)
      return `${say(code)} ${say("quoteNow", { amount: this.#tools.money.text(quote) })}`;
    return say(code);
  }

  #showState(phase: TableState["phase"]): void {
    const suspended = this.#live?.suspended === true;
    const state = suspended ? "suspended" : this.#live ? "open" : "none";
    for (const id of ["live-state", "board"]) part(id, HTMLElement).dataset.market = state;
    put("live-text", say(suspended ? "liveSuspended" : this.#live ? "liveOpen" : phase === "bets" ? "liveBefore" : "liveOver"));
  }

  #showPrice(button: HTMLButtonElement, spot: string): void {
    const small = button.querySelector("small");
    if (!small) return;
    const price = this.#live?.prices[spot];
    const closed = this.#live !== undefined && price === undefined;
    if (closed) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    const text = !this.#live ? (this.#printed.get(spot) ?? "") : price === undefined ? "–" : times(price);
    const move = moveOf(this.#prices[spot], price);
    if (small.textContent === text + move) return;
    const figure = make("bdi", "fig", text);
    figure.dir = "ltr";
    small.replaceChildren(figure, ...arrowOf(move), ...(closed ? [make("span", "sr", say("liveClosed"))] : []));
  }
}
