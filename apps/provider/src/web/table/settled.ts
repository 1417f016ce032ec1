import { toMinor } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import { notifySite } from "../play/frame.ts";
import { sound } from "../play/sound.ts";
import { announce, showBalance, showResult } from "../play/view.ts";
import { say } from "../shared/boot.ts";
import type { MoneyFormat } from "../shared/money.ts";
import { isPositive, sumOf } from "./bets.ts";

/** The currency of a session, and how its amounts are written. */
export interface Currency {
  readonly money: MoneyFormat;
  readonly code: string;
  readonly digits: number;
}

/** Shows and says what a bet, or several together, brought; more than the stake alone is a win. */
function showPrize(
  { win, stake }: Pick<RoundView, "win" | "stake">,
  words: string,
  { money, digits }: Currency,
  balance?: string,
): void {
  const big = toMinor(win, digits) > toMinor(stake, digits);
  if (isPositive(win)) showResult(words, { amount: win, big, money });
  else showResult(words);
  if (big) sound("win");
  const prize = isPositive(win) ? say(big ? "saidWin" : "saidReturned", { amount: money.text(win) }) : `${say("noPrize")}.`;
  announce(`${prize} ${words} ${balance === undefined ? "" : say("saidBalance", { amount: money.text(balance) })}`);
}

export function updateBalance(balance: string, { money, code: currency }: Currency): void {
  showBalance(balance, money);
  notifySite({ type: "balance-changed", balance, currency });
}

/** Shows and says that a bet was taken, and tells the site. */
export function showPlaced({ balance, stake }: RoundView, words: string, currency: Currency): void {
  if (balance !== undefined) updateBalance(balance, currency);
  notifySite({ type: "round-started", stake, currency: currency.code });
  showResult(words);
  announce(`${say("tablePlaced")}. ${words}`);
}

/** Tells the site of a bet that was settled, and updates the balance. */
export function notifySettled({ win, stake, balance, id: roundId }: RoundView, currency: Currency): void {
  if (balance !== undefined) updateBalance(balance, currency);
  notifySite({ type: "round-ended", roundId, stake, win, currency: currency.code });
}

/** Shows and says what the settled bets of one round brought together. `words`: the result, and the bet where there is one alone. */
export function showSettled(rounds: readonly RoundView[], words: string, currency: Currency): void {
  const total = (amounts: readonly string[]) => sumOf(amounts, currency.digits);
  const sums = { win: total(rounds.map(({ win }) => win)), stake: total(rounds.map(({ stake }) => stake)) };
  const count = rounds.length > 1 ? say("betsDecided", { count: rounds.length }) : "";
  showPrize(sums, `${words} ${count}`.trim(), currency, rounds.at(-1)?.balance);
}
