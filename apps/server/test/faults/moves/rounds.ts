import type { SeededRandom } from "../../../src/seed/random.ts";
import { about, ending, vendorId, providerCall, resettling, unsettling } from "../../harness/provider.ts";
import { end, giveBack, newRound, stake, stakeOf, unsettle, win } from "../model/round.ts";
import { gameWalletOf } from "../model/transfer.ts";
import { agreesWithModel, twice } from "./asking.ts";
import { businessDay } from "./business-day.ts";
import { type Move, oneOf, type Player, someMoney, decimal } from "./player.ts";
import type { Bet, Round } from "../model/types.ts";

async function ask(
  { world }: Player,
  call: "bet" | "win" | "rollback" | "endRound" | "unsettle" | "resettle",
  body: object,
): Promise<string> {
  const { code } = await twice(async () => ({ code: (await providerCall(world, call, body)).code ?? "" }));
  return code;
}

async function bet(player: Player, round: Round, random: SeededRandom): Promise<boolean> {
  const one: Bet = { transactionId: vendorId("bet"), amount: someMoney(random, 100, 40_000), state: "taken" };
  const { transactionId, amount } = one;
  const code = await ask(player, "bet", { ...player.seat, roundId: round.roundId, transactionId, amount: decimal(amount) });
  return agreesWithModel(`A stake of ${amount}`, code, stake(player.model, round, one));
}

const moneyAbout = ({ seat }: Player, { roundId }: Round, { transactionId }: Bet, amount: bigint) =>
  about(seat, { roundId, transactionId }, decimal(amount));

async function rollBack(player: Player, round: Round, random: SeededRandom): Promise<void> {
  const one = oneOf(random, round.bets);
  if (!one) return;
  const code = await ask(player, "rollback", moneyAbout(player, round, one, one.amount));
  agreesWithModel(`A rollback of what is ${one.state}`, code, giveBack(player.model, round, one));
}

async function pay(player: Player, round: Round, random: SeededRandom): Promise<void> {
  const one = oneOf(random, round.bets);
  if (!one) return;
  // Sometimes as much as was staked: a tie.
  const amount = random.chance(0.2) ? one.amount : someMoney(random, 1, 90_000);
  const code = await ask(player, "win", moneyAbout(player, round, one, amount));
  agreesWithModel(`A win on what is ${one.state}`, code, win(player.model, round, one, amount));
}

async function finish(player: Player, round: Round, random: SeededRandom): Promise<void> {
  const isVoid = random.chance(0.1);
  const day = businessDay(player.world);
  const [staked, won] = [decimal(stakeOf(round)), decimal(round.won)];
  const body = ending(player.seat, round.roundId, staked, won, isVoid ? "void" : "settled");
  const { transactionId } = body;
  agreesWithModel(
    "The end of a round",
    await ask(player, "endRound", body),
    end(player.model, round, { isVoid, day, transactionId }),
  );
}

/** Settles a round that is open again in the model by another win on this bet, in one call. */
async function settleAnew(
  player: Player,
  random: SeededRandom,
  { round, bet: one, end: wrong, was }: { round: Round; bet: Bet; end: { roundId: string; transactionId: string }; was: bigint },
): Promise<void> {
  const amount = someMoney(random, 1, 90_000);
  win(player.model, round, one, amount);
  const sums = { was: decimal(was), won: decimal(amount), staked: decimal(stakeOf(round)) };
  const body = resettling(player.seat, wrong, one, sums);
  const { transactionId } = body;
  const code = end(player.model, round, { isVoid: false, day: businessDay(player.world), transactionId });
  agreesWithModel(`A result of ${amount} for one of ${was}`, await ask(player, "resettle", body), code);
}

/** Takes the result of a round of this day back, where its wins are still there, or settles it by another. */
async function correct(player: Player, random: SeededRandom): Promise<void> {
  const round = oneOf(random, player.model.settledRounds);
  if (!round?.result || round.result.day !== businessDay(player.world)) return;
  const [{ transactionId }, { won, roundId }] = [round.result, round];
  if (!unsettle(player.model, round)) return;
  const one = random.chance(0.5) ? round.bets.find(({ state }) => state === "taken") : undefined;
  if (one) return await settleAnew(player, random, { round, bet: one, end: { roundId, transactionId }, was: won });
  const body = unsettling(player.seat, { roundId, transactionId }, decimal(won));
  agreesWithModel(`Taking back a result that won ${won}`, await ask(player, "unsettle", body), "ok");
}

/** Begins a round or continues an open one: stakes, wins, rollbacks, and perhaps its end. */
export const playRound: Move = async (player, random) => {
  const { model } = player;
  const begun = random.chance(0.4) ? oneOf(random, model.openRounds) : undefined;
  const round = begun ?? newRound(model, vendorId("round"), gameWalletOf(model));
  if (!begun && !(await bet(player, round, random))) return;
  if (random.chance(0.15)) await bet(player, round, random);
  if (random.chance(0.25)) await rollBack(player, round, random);
  if (random.chance(0.4)) await pay(player, round, random);
  if (random.chance(0.15)) await rollBack(player, round, random);
  if (random.chance(0.7)) await finish(player, round, random);
  if (random.chance(0.6)) await correct(player, random);
};
