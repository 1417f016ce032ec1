import type { SeededRandom } from "../../src/seed/random.ts";
import { compareChange } from "./compare-change.ts";
import { OPERATIONS } from "./operations.ts";
import { hasDied, Servers } from "./servers.ts";
import { type Row, Tally } from "./tally.ts";
import { untilAnswered } from "./until-answered.ts";
import { isExact } from "./watch.ts";

export interface Killing {
  /** Where the server keeps its data: `DATA_DIR` or `DATABASE_URL`. */
  readonly env: Record<string, string>;
  readonly brand: string;
  readonly seed: string;
  readonly random: SeededRandom;
  /** Operations to run; all of them when absent. */
  readonly names?: readonly string[];
  /** The most kills of one operation, spread over its points. Every point when absent. */
  readonly most?: number;
  /** Called after each operation with the progress: a full run takes an hour. */
  readonly log?: (line: string) => void;
}

/**
 * Kills the server at one point, restarts it, and repeats the action under the same key. False: the action ended before the
 * point.
 */
async function killOnce(servers: Servers, tally: Tally, name: string, point: number): Promise<boolean> {
  const before = await servers.running();
  const made = await before.ask({ ask: "prepare", name });
  const { act, who } = made.prepared;
  const died = await hasDied(before.ask({ ask: "perform", act, killAt: point }));
  if (died) {
    tally.tried();
    await servers.stop();
  }
  const after = await servers.running();
  const where = `${name}, killed at point ${point}`;
  const now = async () => await after.ask({ ask: "numbers", who });
  const found = await now();
  const torn = compareChange(made.before, found, made.prepared);
  if (died && !isExact(torn) && !isExact(compareChange(made.before, found, { change: {} })))
    tally.fail(`${where}, a part of it`, torn);
  const answer = await untilAnswered(async () => await after.ask({ ask: "perform", act, killAt: null }));
  tally.add(`${where}, asked for again (${answer})`, compareChange(made.before, await now(), made.prepared));
  await after.ask({ ask: "perform", act, killAt: null });
  tally.add(`${where}, asked for a third time`, compareChange(made.before, await now(), made.prepared));
  return died;
}

/**
 * Kills the real server with SIGKILL at each fail point of each operation, restarts it, and repeats the action under the same
 * key.
 */
export async function killEverywhere(killing: Killing): Promise<Row> {
  const { seed, random, names = Object.keys(OPERATIONS), most, log } = killing;
  const tally = new Tally("kill -9 at each fail point, the real server", seed);
  const servers = new Servers(killing);
  try {
    for (const name of names) {
      // With a limit the kills are spread over the points; the shortest operation has four.
      const skip = most === undefined ? 0 : 3;
      let point = 1 + random.between(0, skip);
      for (let kill = 0; kill < (most ?? Infinity); kill += 1, point += 1 + random.between(0, skip))
        if (!(await killOnce(servers, tally, name, point))) break;
      const server = await servers.running();
      for (const breach of await server.ask({ ask: "check" })) tally.fail(`after ${name}: ${breach}`);
      const { tries, lost, doubled } = tally.row();
      log?.(`${name}: ${tries} kills by now, ${lost} lost, ${doubled} doubled`);
    }
  } finally {
    await servers.stop();
  }
  return tally.row();
}
