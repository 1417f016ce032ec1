import type { RoundView } from "../../play/contract.ts";
import { say } from "../shared/boot.ts";
import { part } from "../shared/dom.ts";
import { announce } from "./view.ts";

const STEP = 250;
/** The time after which a screen reader hears how little is left. */
const SHORT = 10_000;
const AFTER = 400;

/** Shows how long a turn may still take: first the time of the turn, then the time bank. The server's clock decides. */
export class TurnTime {
  readonly #over: () => void;
  /** The message that says what happens after the last seconds. */
  readonly #hurry: string;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(over: () => void, hurry: string) {
    this.#over = over;
    this.#hurry = hurry;
  }

  start(left: NonNullable<RoundView["left"]>): void {
    this.stop();
    const [from, all] = [Date.now(), left.turn + left.bank];
    let warned = all < SHORT;
    const show = () => {
      const rest = all - (Date.now() - from);
      this.#show(rest, left.bank);
      if (rest < SHORT && !warned) {
        warned = true;
        announce(say(this.#hurry, { seconds: Math.ceil(rest / 1000) }));
      }
      if (rest > -AFTER) return;
      this.stop();
      this.#over();
    };
    this.#timer = setInterval(show, STEP);
    show();
  }

  #show(rest: number, bank: number): void {
    const onBank = rest <= bank;
    const seconds = Math.max(0, Math.ceil((onBank ? rest : rest - bank) / 1000));
    const time = part("turn-time", HTMLElement);
    time.hidden = false;
    time.dataset.bank = String(onBank);
    time.textContent = say(onBank ? "roomBankTime" : "roomTurnTime", { seconds, bank: Math.ceil(bank / 1000) });
  }

  stop(): void {
    clearInterval(this.#timer);
    part("turn-time", HTMLElement).hidden = true;
  }
}
