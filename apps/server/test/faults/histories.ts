import { setTimeout as sleep } from "node:timers/promises";
import type { SeededRandom } from "../../src/seed/random.ts";
import type { World } from "../harness/world.ts";
import type { FaultRun } from "./fault-run.ts";
import { modelled } from "./model/model.ts";
import { add, take } from "./model/wallets.ts";
import { addPlayers } from "./moves/add-players.ts";
import { passMidnight } from "./moves/business-day.ts";
import { passTime } from "./moves/clock.ts";
import { act } from "./moves/moves.ts";
import { type Player, someMoney } from "./moves/player.ts";
import { under } from "./fail-points.ts";
import { type Row, Tally } from "./tally.ts";
import { payIfEnough } from "./transfers.ts";
import { loseRaces } from "./trials.ts";
import { loadNumbers } from "./watch.ts";

/** Numbers that the model does not keep: steps of payments. */
const UNCOUNTED = new Set(["steps", "orders"]);

async function compare(tally: Tally, where: string, { world, member, model }: Player): Promise<void> {
  const [found, expected] = [await loadNumbers(world.system.db, { member: member.id }), modelled(model)];
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  for (const name of [...names].filter((one) => !UNCOUNTED.has(one)))
    tally.compare(`${where}: ${name}`, found[name] ?? 0n, expected[name] ?? 0n);
}

/** Members pay each other in a ring, and nothing else happens at that time: the model knows who has enough. */
async function payAround(players: readonly Player[], random: SeededRandom): Promise<void> {
  for (const [number, { world, member, model }] of players.entries()) {
    const to = players[(number + 1) % players.length];
    const amount = someMoney(random, 1, 50_000);
    if (!to) continue;
    const enough = take(model.wallets, "cash", amount);
    if (enough) add(to.model.wallets, "cash", amount);
    if ((await payIfEnough(world, member, to.member, amount)) !== enough)
      throw new Error(`Paying ${amount} was not as the model says`);
  }
}

/** Every member does one thing at the same moment. Answers what each did; failures are counted. */
async function playAtOnce(players: readonly Player[], random: SeededRandom, tally: Tally, where: string): Promise<string[]> {
  const moves = players.map(async (player, number) => {
    const dice = random.fork(String(number));
    return await under(loseRaces(dice.fork("races"), 0.2), async () => await act(player, dice));
  });
  return (await Promise.allSettled(moves)).map((move, number) => {
    if (move.status === "fulfilled") return move.value;
    tally.fail(`${where}, member ${number}: ${move.reason}`);
    return "what failed";
  });
}

interface Turn {
  readonly tally: Tally;
  /** The history and the turn, for the failure messages. */
  readonly where: string;
  readonly random: SeededRandom;
}

/** All members play at once; then the payments and the jobs run while no member plays. */
async function takeTurn(players: readonly Player[], { tally, where, random }: Turn): Promise<void> {
  const failed = tally.failed;
  const kinds = await playAtOnce(players, random, tally, where);
  for (const [number, player] of players.entries())
    await compare(tally, `${where}, member ${number} after ${kinds[number]}`, player);
  if (tally.failed > failed) return;
  await payAround(players, random.fork("payments"));
  await passTime(players, random.fork("clock"));
  for (const [number, player] of players.entries())
    await compare(tally, `${where}, member ${number} after payments and the clock`, player);
}

/** Plays one history to its end, or to the first turn after which ledger and model differ. */
async function playHistory(world: World, turns: number, { tally, where: history, random }: Turn): Promise<void> {
  passMidnight(world);
  const [players, failed] = [await addPlayers(world, 4), tally.failed];
  for (let turn = 0; turn < turns && tally.failed === failed; turn += 1) {
    const where = `${history}, turn ${turn}`;
    await takeTurn(players, { tally, where, random: random.fork(String(turn)) }).catch((error: unknown) =>
      tally.fail(`${where}: ${String(error)}`),
    );
    tally.tried();
  }
}

/**
 * Plays random histories of four members of two brands at once. Everything is sent twice, and a fifth of all transactions lose
 * a race. After each turn the ledger must agree with the model.
 */
export async function playHistories({ world, seed, random }: FaultRun, histories: number, turns: number): Promise<Row> {
  const tally = new Tally("random histories against a model of one thread", seed);
  for (let history = 0; history < histories; history += 1)
    await playHistory(world, turns, { tally, where: `history ${history}`, random: random.fork(String(history)) });
  await tally.checkInvariants(world.system.db, "afterwards");
  return tally.row();
}

/** Checks every invariant on snapshots at random moments while members play. */
export async function lookUnderLoad({ world, seed, random }: FaultRun, snapshots: number): Promise<Row> {
  const tally = new Tally("invariants on random snapshots under load", seed);
  const players = await addPlayers(world, 4);
  const running = { on: true };
  const load = players.map(async (player, number) => {
    for (let turn = 0; running.on; turn += 1) await act(player, random.fork(`${turn} ${number}`));
  });
  for (let look = 0; look < snapshots; look += 1) {
    await sleep(random.between(0, 20));
    await tally.checkInvariants(world.system.db, `snapshot ${look}`);
    tally.tried();
  }
  running.on = false;
  for (const move of await Promise.allSettled(load)) if (move.status === "rejected") tally.fail(`load: ${move.reason}`);
  for (const [number, player] of players.entries()) await compare(tally, `afterwards, member ${number}`, player);
  return tally.row();
}
