import { toMinor, toMoneyAmount } from "../amounts.ts";
import { evaluate, pearlPrize } from "../engines/slot/evaluate.ts";
import { prizeOf } from "../engines/engine.ts";
import { gridAt } from "../engines/slot/spin.ts";
import { gameAt, type SlotGame } from "../engines/slot/games.ts";
import { LINES } from "../engines/slot/lines.ts";
import { titleOf } from "../engines/table.ts";
import { RAIN_TIMES } from "../engines/slot/pays.ts";
import { isReleased, type RoundRecord, type SeedsRecord } from "../rounds/records.ts";
import { commitmentOf } from "../rounds/seeds.ts";
import type { Revealed, RoundPhase, RoundView, SeedsView, SpinView } from "./contract.ts";

const PHASES: Partial<Record<RoundRecord["state"], RoundPhase>> = {
  placed: "placed",
  ending: "settled",
  correctable: "settled",
  done: "settled",
  unclosed: "settled",
  voiding: "void",
  void: "void",
  refused: "refused",
  cancelled: "cancelled",
  stuck: "stuck",
};

interface Paid {
  readonly game: SlotGame;
  readonly stake: bigint;
  readonly digits: number;
}

function spinView(stops: readonly number[], times: number, { game, stake, digits }: Paid): SpinView {
  const grid = gridAt(stops, game);
  const result = evaluate(grid, game.pays);
  const money = (lineStakes: number) => toMoneyAmount(prizeOf(lineStakes * times, stake, LINES.length), digits);
  const lines = result.lines.map(({ line, symbol, count, pays }) => ({ line, symbol, count, prize: money(pays) }));
  const { pearls, total } = result;
  return { stops, grid, lines, pearls, pearlPrize: money(pearlPrize(pearls, game.pays)), prize: money(total), times };
}

function spinsOf({ gameCode, stake, digits }: RoundRecord, stops: readonly (readonly number[])[]): SpinView[] {
  const title = titleOf(gameCode);
  if (title?.name !== "slot" || stops.length === 0) return [];
  const paid = { game: gameAt(title.variant), stake: toMinor(stake, digits), digits };
  // The last group of a title with a pot is the number of the pot.
  const spun = title.hasPot ? stops.slice(0, -1) : stops;
  return spun.map((each, index) => spinView(each, index === 0 ? 1 : RAIN_TIMES, paid));
}

/** The time that its player still has. */
function leftOf({ state, decidedAt = 0, bank }: RoundRecord, now?: number): RoundView["left"] {
  if (state !== "placed" || bank === undefined || now === undefined) return undefined;
  const left = Math.max(0, decidedAt - now);
  return { turn: Math.max(0, left - bank), bank: Math.min(left, bank) };
}

/** The round as the player may see it: nothing that was drawn before the round is paid, but what its own turns have shown. */
export function roundView(round: RoundRecord, now?: number): RoundView {
  const { id, intent, code, stake, choice = "", win, balance, nonce, at } = round;
  const stops = isReleased(round) || round.state === "placed" ? (round.stops ?? []) : [];
  const pot = round.pot && stops.length > 0 ? { share: round.pot.share, won: round.pot.won } : undefined;
  const phase = PHASES[round.state] ?? "pending";
  const left = leftOf(round, now);
  const free = round.campaign === undefined ? undefined : true;
  return {
    id,
    intent,
    phase,
    code,
    stake,
    free,
    choice,
    win,
    balance,
    nonce,
    stops,
    spins: spinsOf(round, stops),
    pot,
    at,
    left,
  };
}

export function seedsView(seeds: SeedsRecord): SeedsView {
  const { clientSeed, nonce } = seeds;
  return { hash: commitmentOf(seeds.serverSeed), nextHash: commitmentOf(seeds.nextServerSeed), clientSeed, nonce };
}

export function revealedView(seeds: SeedsRecord): Revealed {
  const { serverSeed, clientSeed, nonce } = seeds;
  return { serverSeed, hash: commitmentOf(serverSeed), clientSeed, rounds: nonce };
}
