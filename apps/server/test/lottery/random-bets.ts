import { type LotteryGame, playsOf, prizeTableOf } from "@baize/domain/lottery/games";
import type { Play } from "@baize/domain/lottery/play";
import { priceBet, stakeLimitsOf, unitsOf } from "@baize/domain/lottery/price";
import { ticketOn } from "@baize/domain/lottery/random-plays.fixture";
import { selectionText } from "@baize/domain/lottery/read-selection";
import { linesOf } from "@baize/domain/lottery/slow-counter.fixture";
import { formatAmount } from "@baize/domain/money/amount";
import type { SeededRandom } from "../../src/seed/random.ts";
import type { PlainBet } from "./plain-lottery.ts";

const CURRENCY = "INR";
/** What the lines of a bet may cost at once, in minor units: chases multiply it. */
const CHEAP = 2500n;

/** A bet as a request has it. */
export const written = ({ play, selection, unit, multiple, rebatePpm }: PlainBet) => ({
  play: play.id,
  selection: selectionText(selection),
  unit: formatAmount(unit, CURRENCY),
  multiple,
  rebatePpm,
});

function triedBet(game: LotteryGame, play: Play, random: SeededRandom): PlainBet {
  const selection = ticketOn(play, () => random.next());
  const lines = linesOf(play, selection);
  const [most = 1n, ...others] = unitsOf(game, CURRENCY).toReversed();
  const units = [most, ...others.filter((unit) => unit * BigInt(lines.length) <= CHEAP)] as const;
  const unit = random.pick(units);
  const once = Number(unit) * lines.length;
  const least = Math.ceil(Number(stakeLimitsOf(game, play, CURRENCY).min) / Math.max(once, 1));
  const { maxRebatePpm } = prizeTableOf(game);
  const rebatePpm = random.chance(0.5) ? random.between(0, maxRebatePpm) : 0;
  return { play, selection, lines, unit, multiple: least + random.between(0, 3), rebatePpm };
}

/** A random cheap bet on a play that the game takes. */
function betOn(game: LotteryGame, play: Play, random: SeededRandom): PlainBet {
  for (let turn = 0; turn < 50; turn += 1) {
    const bet = triedBet(game, play, random);
    const asked = { ...bet, play: play.id, selection: selectionText(bet.selection) };
    if (priceBet(game, asked, CURRENCY).ok) return bet;
  }
  throw new Error(`${game.code} takes no random bet on ${play.id}`);
}

/** Random bets on so many plays of a game. */
export const someBets = (game: LotteryGame, count: number, random: SeededRandom): PlainBet[] =>
  random
    .shuffled(playsOf(game))
    .slice(0, count)
    .map((play) => betOn(game, play, random));

/** A random bet on every play of a game. */
export const allBets = (game: LotteryGame, random: SeededRandom): PlainBet[] => someBets(game, playsOf(game).length, random);
