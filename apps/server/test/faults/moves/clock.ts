import type { SeededRandom } from "../../../src/seed/random.ts";
import { type JobName, perform } from "../act.ts";
import { endingWithin, takeBonus } from "../model/bonus.ts";
import { earn } from "../model/points.ts";
import { settle } from "../model/transfer.ts";
import { under } from "../fail-points.ts";
import { loseRaces } from "../trials.ts";
import type { Player } from "./player.ts";
import { claimBonus } from "./rewards.ts";

type Work = (players: readonly Player[], random: SeededRandom) => Promise<void>;

const [MINUTE, DAY] = [60_000, 86_400_000];

interface Falling {
  readonly job: JobName;
  /** How much the job's clock is ahead of the members' clock. */
  readonly later: number;
  /** The members' actions at the same moment. */
  readonly meanwhile?: Promise<unknown>;
}

/** Two servers run a job at the same moment and lose races; then one runs it again without faults. */
async function run([first]: readonly Player[], random: SeededRandom, { job, later, meanwhile }: Falling): Promise<void> {
  if (!first) return;
  const { world } = first;
  const work = async () => await perform(world, { way: "job", job, at: world.system.now().getTime() + later });
  const racing = under(loseRaces(random.fork("jobs"), 0.2), async () => await Promise.allSettled([work(), work()]));
  await Promise.all([racing, meanwhile]);
  await work().catch((error: unknown) => {
    throw new Error(`${job}: ${String(error)}`, { cause: error });
  });
}

const settleTransfers: Work = async (players, random) => {
  await run(players, random, { job: "settle-transfers", later: 2 * MINUTE });
  for (const { model } of players) settle(model);
};

const earnPoints: Work = async (players, random) => {
  await run(players, random, { job: "earn-points", later: 0 });
  for (const { model } of players) earn(model);
};

/** Bonuses expire at the moment in which members claim them: each must end in exactly one way. */
const endBonuses: Work = async (players, random) => {
  const days = random.between(1, 6);
  const ending = players.map((player) => ({ player, bonuses: endingWithin(player.model, days) }));
  const claims = ending.map(async ({ player, bonuses }) => {
    const bonus = bonuses.find(({ state }) => state === "played");
    if (bonus && (await claimBonus(player, bonus)) === "ok") takeBonus(player.model, bonus);
  });
  await run(players, random, { job: "end-rewards", later: days * DAY, meanwhile: Promise.all(claims) });
  for (const { bonuses } of ending) for (const bonus of bonuses) bonus.state = "over";
};

/** Runs jobs at random while no member plays, so the model knows the order. */
export async function passTime(players: readonly Player[], random: SeededRandom): Promise<void> {
  if (random.chance(0.4)) await settleTransfers(players, random.fork("vendors"));
  if (random.chance(0.3)) await earnPoints(players, random.fork("points"));
  if (random.chance(0.2)) await endBonuses(players, random.fork("bonuses"));
}
