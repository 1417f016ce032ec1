import type { SeededRandom } from "../../../src/seed/random.ts";
import { payIn, payOut } from "./payments.ts";
import type { Move, Player } from "./player.ts";
import { convertPoints, exchangePoints } from "./points.ts";
import { claimPendingReward, claimOffer, endBonus, addReward } from "./rewards.ts";
import { playRound } from "./rounds.ts";
import { returnMoney, moveBetween } from "./wallets.ts";

/** The possible actions of a member, with their weights in percent. */
const MOVES: Readonly<Record<string, readonly [number, Move]>> = {
  "a round": [40, playRound],
  "a deposit": [7, payIn],
  "a withdrawal": [6, payOut],
  "a transfer between wallets": [12, moveBetween],
  "bringing everything home": [2, returnMoney],
  "a pending reward": [8, addReward],
  "an earlier pending reward": [3, claimPendingReward],
  "a promotion": [6, claimOffer],
  "the end of a bonus": [9, endBonus],
  "a conversion of points": [4, convertPoints],
  "an exchange of points": [3, exchangePoints],
};

function moveOf(roll: number): [kind: string, move: Move] {
  let left = roll;
  for (const [kind, [often, move]] of Object.entries(MOVES)) {
    left -= often;
    if (left < 0) return [kind, move];
  }
  return ["a round", playRound];
}

/** Does one thing for a member; returns its name for failure messages. */
export async function act(player: Player, random: SeededRandom): Promise<string> {
  const [kind, move] = moveOf(random.between(0, 99));
  // Each move gets its own moment: grants and stakes of one moment have no order.
  player.world.advance(1);
  try {
    await move(player, random);
  } catch (error) {
    throw new Error(`${kind}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return kind;
}
