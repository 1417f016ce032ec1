import type { RefusalAnswer } from "../../answer.ts";
import type { ResettleRequest, WinRequest } from "../../wallet.ts";
import { type Bet, type Books, isPotRight, minorOf, refuse, roundOf, wonBet } from "./books.ts";
import type { Effect } from "./effect.ts";
import { store } from "./store.ts";
import { unsettle } from "./unsettle.ts";

/** A win of the right result. */
interface RightWin {
  readonly request: WinRequest;
  readonly bet: Bet;
  readonly prize: bigint;
  readonly isHeld: boolean;
}

/** A win as if it had come by itself; `before` are those that come before it. */
function winOf(books: Books, request: WinRequest, before: readonly RightWin[]): RightWin | RefusalAnswer {
  const prize = minorOf(books, request.amount);
  if (prize === undefined || prize === 0n || !isPotRight(books, request)) return refuse("invalid");
  if (books.stored.has(request.transactionId)) return refuse("conflict");
  const won = wonBet(books, request);
  if (!won) return refuse("not_found");
  if (won.bet.campaign !== undefined && request.pot) return refuse("invalid");
  if (won.bet.state === "back") return refuse("already_rolled_back");
  return { request, bet: won.bet, prize, isHeld: sumOf(before) + prize > books.facts.maxWin };
}

const sumOf = (wins: readonly RightWin[]): bigint => wins.reduce((sum, { prize }) => sum + prize, 0n);

/** The wins of the right result in their order, or why one is refused. */
function winsOf(books: Books, { wins, member, currency, gameCode, roundId }: ResettleRequest): RightWin[] | RefusalAnswer {
  const right: RightWin[] = [];
  for (const each of wins) {
    const win = winOf(books, { member, currency, gameCode, roundId, ...each }, right);
    if ("code" in win) return win;
    right.push(win);
  }
  return right;
}

function pay(books: Books, { request, bet, prize, isHeld }: RightWin): void {
  bet.state = "paid";
  roundOf(books, request)[isHeld ? "held" : "paid"] += prize;
  store(books, "win", request, { change: isHeld ? 0n : prize });
}

/** Takes the result of an end back, pays the wins of another, and ends the round again. */
export function resettle(books: Books, request: ResettleRequest): Effect | RefusalAnswer {
  const undone = unsettle(books, request);
  if ("code" in undone) return undone;
  if (books.unsettled.has(request.endTransactionId)) return refuse("conflict");
  const wins = winsOf(books, request);
  if ("code" in wins) return wins;
  const { stake, back } = roundOf(books, request);
  const [staked, won] = [minorOf(books, request.totalBet), minorOf(books, request.totalWin)];
  if (staked !== stake - back || won !== sumOf(wins)) return refuse("conflict");
  const note = () => {
    undone.note();
    for (const win of wins) pay(books, win);
    roundOf(books, request).ended = true;
  };
  const paid = sumOf(wins.filter(({ isHeld }) => !isHeld));
  return { change: undone.change + paid, hasMoved: undone.hasMoved === true || paid > 0n, note };
}
