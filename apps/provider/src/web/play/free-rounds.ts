import type { FreeRoundsState, FreeRoundsView } from "../../play/contract.ts";
import { boot, say } from "../shared/boot.ts";
import type { MoneyFormat } from "../shared/money.ts";
import { call, type Reply } from "./api.ts";
import type { Bet } from "./bet.ts";

/** The last day on which they can be played. No round is used from the instant on. */
const lastDay = (validUntil: string): string =>
  new Intl.DateTimeFormat(boot.lang, { day: "numeric", month: "short", numberingSystem: "latn" }).format(
    Date.parse(validUntil) - 1,
  );

interface Tools {
  readonly bet: Bet;
  readonly money: MoneyFormat;
}

/** The free rounds of the player in this title. The platform counts them, so the page asks again after each. */
export class FreeRounds {
  readonly #bet: Bet;
  readonly #money: MoneyFormat;
  #now: FreeRoundsView | undefined;
  #over: "untold" | "told" | undefined;

  constructor({ next }: FreeRoundsState, { bet, money }: Tools) {
    this.#bet = bet;
    this.#money = money;
    this.#show(next);
  }

  /** The free rounds from which the next one is taken. */
  get now(): FreeRoundsView | undefined {
    return this.#now;
  }

  /** Whether the last one was played, and the player has to learn first that the next round costs a stake. */
  get isOver(): boolean {
    return this.#over !== undefined;
  }

  /** Whether the message about their end is due now. It is shown until the player closes it. */
  takeEnd(): boolean {
    const isDue = this.#over === "untold";
    this.#over = isDue ? "told" : undefined;
    return isDue;
  }

  /** Asks how many are left: of a round that is settled, also while its result is shown. */
  ask(): Promise<Reply<FreeRoundsState>> {
    return call("free-rounds", {});
  }

  /**
   * Shows after a round how many are left, and answers that as a text. After a paid round, some may have been granted meanwhile.
   * Without an answer the page goes on as it is, and says no number: a round too many is refused, and costs nothing.
   */
  async refresh(wasFree = true, asked = this.ask()): Promise<string> {
    const reply = await asked;
    if (reply.kind !== "ok") return "";
    const { next } = reply.value;
    this.#over = next || !wasFree ? undefined : "untold";
    this.#show(next);
    return next ? say("freeLeft", { count: next.left }) : "";
  }

  #show(free: FreeRoundsView | undefined): void {
    this.#now = free;
    const note = ({ stake, validUntil }: FreeRoundsView) =>
      say("freeUntil", { amount: this.#money.text(stake), date: lastDay(validUntil) });
    this.#bet.playFree(free && { title: say("freeRounds"), figure: String(free.left), note: note(free) });
  }
}
