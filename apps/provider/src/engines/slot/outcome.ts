import type { RoundView, SpinView } from "../../play/contract.ts";
import { paidOf } from "../../play/paid.ts";
import { toMinor, toMoneyAmount } from "../../amounts.ts";
import { reducedMotion, pause } from "../../web/shared/dom.ts";
import type { MoneyFormat } from "../../web/shared/money.ts";
import { say } from "../../web/shared/boot.ts";
import { land, startReels } from "./reels.ts";
import { sound } from "../../web/play/sound.ts";
import type { Showing as BoardShowing } from "../../web/play/board.ts";
import { showBalance, showRain, showResult } from "../../web/play/view.ts";
import { describeSpin } from "./words.ts";
import { clearWins, markWins } from "./wins.ts";

interface Showing extends BoardShowing {
  readonly money: MoneyFormat;
  readonly digits: number;
}

/** Waits, unless the player skips. */
const linger = (milliseconds: number, showing: Showing): Promise<void> => Promise.race([pause(milliseconds), showing.skip]);

function showSpin(spin: SpinView, paid: string, { money, digits }: Showing): void {
  markWins(spin);
  const minor = toMinor(spin.prize, digits);
  const big = minor > toMinor(paid, digits);
  if (minor === 0n) showResult(say("nothing"));
  else showResult(describeSpin(spin, money), { amount: spin.prize, big, money });
  if (big) sound("win");
}

async function rainSpins(round: RoundView, showing: Showing): Promise<void> {
  const rain = round.spins.slice(1);
  await linger(1400, showing);
  sound("rain");
  for (const [index, spin] of rain.entries()) {
    if (showing.skipped()) break;
    showRain(index + 1, rain.length);
    clearWins();
    startReels();
    await linger(reducedMotion() ? 200 : 420, showing);
    await land(spin.grid, true, showing.skip);
    showSpin(spin, paidOf(round, showing.digits), showing);
    await linger(/[1-9]/.test(spin.prize) ? 1100 : 500, showing);
  }
}

function showPotWin({ win }: RoundView, fromPot: string, money: MoneyFormat): void {
  sound("win");
  showResult(say("potWon", { amount: money.text(fromPot) }), { amount: win, big: true, money });
}

/** Shows a settled round: the first spin, then the rain, last the whole prize and the balance. */
export async function showRound(round: RoundView, showing: Showing): Promise<void> {
  const [first] = round.spins;
  if (!first) return;
  const { money, digits } = showing;
  const fromPot = round.pot?.won;
  const win = toMinor(round.win, digits);
  const spun = win - (fromPot === undefined ? 0n : toMinor(fromPot, digits));
  if (round.balance !== undefined) showBalance(toMoneyAmount(toMinor(round.balance, digits) - win, digits), money);
  await land(first.grid, showing.quick, showing.skip);
  showSpin(first, paidOf(round, digits), showing);
  if (round.spins.length > 1) {
    showResult(say("rainBegins", { spins: round.spins.length - 1 }), { amount: first.prize, big: true, money });
    await rainSpins(round, showing);
    showRain(0, 0);
    clearWins();
    const last = round.spins.at(-1);
    if (last) await land(last.grid, true, Promise.resolve());
    showResult(say("rainTotal", { amount: money.text(toMoneyAmount(spun - toMinor(first.prize, digits), digits)) }), {
      amount: toMoneyAmount(spun, digits),
      big: spun > toMinor(paidOf(round, digits), digits),
      money,
    });
  }
  if (fromPot !== undefined) showPotWin(round, fromPot, money);
  if (round.balance !== undefined) showBalance(round.balance, money);
}

/** The whole round in words, for screen readers. */
export function describeRound(round: RoundView, money: MoneyFormat): string {
  const [paid] = round.spins;
  const parts = [
    round.pot?.won === undefined ? "" : `${say("potWon", { amount: money.text(round.pot.won) })}.`,
    paid && /[1-9]/.test(paid.prize) ? `${describeSpin(paid, money)}.` : "",
    round.spins.length > 1 ? `${say("rainBegins", { spins: round.spins.length - 1 })}.` : "",
  ];
  return parts.filter((each) => each !== "").join(" ");
}
