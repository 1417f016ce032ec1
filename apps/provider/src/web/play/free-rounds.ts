import type { FreeRoundsView } from "../../play/contract.ts";
import { boot, say } from "../shared/boot.ts";
import type { MoneyFormat } from "../shared/money.ts";
import { call } from "./api.ts";
import type { Bet } from "./bet.ts";

const dayOf = (at: string): string => new Intl.DateTimeFormat(boot.lang, { day: "numeric", month: "short" }).format(new Date(at));

interface Tools {
  readonly bet: Bet;
  readonly money: MoneyFormat;
}

/** The free rounds of the player in this title. The platform counts them, so the page asks again after each. */
export class FreeRounds {
  readonly #bet: Bet;
  readonly #money: MoneyFormat;
  #now: FreeRoundsView | undefined;
  #over = false;

  constructor(first: FreeRoundsView, { bet, money }: Tools) {
    this.#bet = bet;
    this.#money = money;
    this.#show(first);
  }

  /** Those that the next round is one of. */
  get now(): FreeRoundsView | undefined {
    return this.#now;
  }

  /** Whether the last of them was played, and the player does not know yet that the next round costs a stake. */
  get isOver(): boolean {
    return this.#over;
  }

  /** The player has read that they are over. */
  confirm(): void {
    this.#over = false;
  }

  /** Asks how many are left. Without an answer the page goes on as it is: a round too many is refused, and costs nothing. */
  async refresh(): Promise<void> {
    const reply = await call("free-rounds", {});
    if (reply.kind !== "ok") return;
    this.#over = this.#now !== undefined && reply.value.freeRounds === undefined;
    this.#show(reply.value.freeRounds);
  }

  /** How many are left, as a text. */
  get left(): string {
    return this.#now ? say("freeLeft", { count: this.#now.left }) : "";
  }

  #show(free: FreeRoundsView | undefined): void {
    this.#now = free;
    const note = ({ stake, validUntil }: FreeRoundsView) =>
      say("freeUntil", { amount: this.#money.text(stake), date: dayOf(validUntil) });
    this.#bet.playFree(free && { title: say("freeRounds"), figure: String(free.left), note: note(free) });
  }
}
