import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../harness/world.ts";
import type { SeededRandom } from "../../src/seed/random.ts";
import type { Breaking } from "./breaking.ts";
import { act, addPlayer, beyond, type Player } from "./player.ts";
import { under } from "./points.ts";
import { type Row, Tally } from "./tally.ts";
import { pay } from "./transfers.ts";
import { loseRaces } from "./trials.ts";

async function compare(world: World, tally: Tally, where: string, players: readonly Player[]): Promise<void> {
  for (const [number, player] of players.entries()) {
    const off = await beyond(world, player);
    tally.compare(`${where}: cash of member ${number}`, off.cash, 0n);
    tally.compare(`${where}: locked money of member ${number}`, off.locked, 0n);
  }
}

/** Members pay each other in a ring while nobody else does anything: the model knows who has enough. */
async function payAround(world: World, players: readonly Player[], random: SeededRandom): Promise<void> {
  for (const [number, from] of players.entries()) {
    const to = players[(number + 1) % players.length];
    const amount = BigInt(random.between(1, 50_000));
    if (!to || !(await pay(world, from.member, to.member, amount))) continue;
    from.model.cash -= amount;
    to.model.cash += amount;
  }
}

/**
 * Random histories of three members at once, everything asked for twice, a fifth of all transactions losing their race:
 * after each turn the ledger must agree with a model of one thread.
 */
export async function playHistories({ world, seed, random }: Breaking, histories: number, turns: number): Promise<Row> {
  const tally = new Tally("random histories against a model of one thread", seed);
  for (let history = 0; history < histories; history += 1) {
    const own = random.fork(String(history));
    const players = await Promise.all([1, 2, 3].map(async () => await addPlayer(world, 200_000n)));
    for (let turn = 0; turn < turns; turn += 1) {
      const where = `history ${history}, turn ${turn}`;
      const moves = players.map(async (player, number) => {
        const dice = own.fork(`${turn} ${number}`);
        await under(loseRaces(dice.fork("races"), 0.2), async () => await act(world, player, dice));
      });
      for (const move of await Promise.allSettled(moves)) if (move.status === "rejected") tally.fail(`${where}: ${move.reason}`);
      await payAround(world, players, own);
      await compare(world, tally, where, players);
      tally.tried();
    }
  }
  await tally.sound(world.system.db, "afterwards");
  return tally.row();
}

/** Every invariant on snapshots at random moments while members play. */
export async function lookUnderLoad({ world, seed, random }: Breaking, snapshots: number): Promise<Row> {
  const tally = new Tally("invariants on random snapshots under load", seed);
  const players = await Promise.all([1, 2, 3, 4].map(async () => await addPlayer(world, 500_000n)));
  const hall = { open: true };
  const load = players.map(async (player, number) => {
    for (let turn = 0; hall.open; turn += 1) await act(world, player, random.fork(`${turn} ${number}`));
  });
  for (let look = 0; look < snapshots; look += 1) {
    await sleep(random.between(0, 20));
    await tally.sound(world.system.db, `snapshot ${look}`);
    tally.tried();
  }
  hall.open = false;
  for (const move of await Promise.allSettled(load)) if (move.status === "rejected") tally.fail(`load: ${move.reason}`);
  await compare(world, tally, "afterwards", players);
  return tally.row();
}
