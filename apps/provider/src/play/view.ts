import { toMinor, toMoneyAmount } from "../amounts.ts";
import { evaluate, pearlPrize } from "../slot/evaluate.ts";
import { prizeOf, windowAt } from "../slot/spin.ts";
import { RAIN_TIMES } from "../slot/pays.ts";
import { STRIPS } from "../slot/strips.ts";
import { isReleased, type RoundRecord, type SeedsRecord } from "../rounds/records.ts";
import { commitmentOf } from "../rounds/seeds.ts";
import type { Revealed, RoundPhase, RoundView, SeedsView, SpinView } from "./contract.ts";

const PHASES: Partial<Record<RoundRecord["state"], RoundPhase>> = {
  ending: "settled",
  done: "settled",
  voiding: "void",
  void: "void",
  refused: "refused",
  cancelled: "cancelled",
  stuck: "stuck",
};

function spinView(stops: readonly number[], times: number, stake: bigint, digits: number): SpinView {
  const grid = STRIPS.map((strip, reel) => windowAt(strip, stops[reel] ?? 0));
  const result = evaluate(grid);
  const money = (lineStakes: number) => toMoneyAmount(prizeOf(lineStakes * times, stake), digits);
  const lines = result.lines.map(({ line, symbol, count, pays }) => ({ line, symbol, count, prize: money(pays) }));
  const { pearls, total } = result;
  return { stops, grid, lines, pearls, pearlPrize: money(pearlPrize(pearls)), prize: money(total), times };
}

/** The round as the player may see it: no symbols before the round is paid. */
export function roundView(round: RoundRecord): RoundView {
  const { id, intent, code, stake, win, balance, nonce, at } = round;
  const shown = isReleased(round) ? (round.stops ?? []) : [];
  const minor = shown.length > 0 ? toMinor(stake, round.digits) : 0n;
  const spins = shown.map((stops, index) => spinView(stops, index === 0 ? 1 : RAIN_TIMES, minor, round.digits));
  return { id, intent, phase: PHASES[round.state] ?? "pending", code, stake, win, balance, nonce, spins, at };
}

export function seedsView(seeds: SeedsRecord): SeedsView {
  const { clientSeed, nonce } = seeds;
  return { hash: commitmentOf(seeds.serverSeed), nextHash: commitmentOf(seeds.nextServerSeed), clientSeed, nonce };
}

export function revealedView(seeds: SeedsRecord): Revealed {
  const { serverSeed, clientSeed, nonce } = seeds;
  return { serverSeed, hash: commitmentOf(serverSeed), clientSeed, rounds: nonce };
}
