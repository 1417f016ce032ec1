import type { RoundView } from "../../play/contract.ts";
import { boot, say } from "../shared/boot.ts";
import { part } from "../shared/dom.ts";
import type { MoneyFormat } from "../shared/money.ts";
import type { Board } from "./board.ts";

/** The whole round as text, for screen readers. */
export function roundText(round: RoundView, board: Board, money: MoneyFormat): string {
  const won = /[1-9]/.test(round.win);
  const prize = won
    ? say("saidWin", { amount: money.text(round.win) })
    : `${say(boot.engine === "slot" ? "nothing" : "noPrize")}.`;
  const parts = [
    board.result?.(round) ?? prize,
    board.describe(round),
    round.balance === undefined ? "" : say("saidBalance", { amount: money.text(round.balance) }),
    part("well", HTMLElement).getAttribute("aria-label") ?? "",
  ];
  return parts.filter((each) => each !== "").join(" ");
}
