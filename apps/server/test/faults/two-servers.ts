import { compareChange } from "./compare-change.ts";
import { OPERATIONS } from "./operations.ts";
import { type Row, Tally } from "./tally.ts";
import { untilAnswered } from "./until-answered.ts";
import { startVictim, type Victim } from "./victim.ts";

interface Pair {
  /** The database that both use. */
  readonly env: Record<string, string>;
  readonly brand: string;
  readonly seed: string;
  /** Operations to run; all of them when absent. */
  readonly names?: readonly string[];
}

/**
 * Two real servers, each a process with its own schedulers, on one database: both perform the same action at the same moment,
 * twice.
 */
export async function askTwoServers({ env, brand, seed, names = Object.keys(OPERATIONS) }: Pair, tries: number): Promise<Row> {
  const tally = new Tally("two servers, a process each, at once", seed);
  const [one, other] = [await startVictim(env, brand), await startVictim(env, brand)];
  try {
    for (const name of names) {
      for (let time = 0; time < tries; time += 1) {
        const { prepared, before } = await one.ask({ ask: "prepare", name });
        const asked = { ask: "perform", act: prepared.act, killAt: null } as const;
        const ask = async (server: Victim) => await untilAnswered(async () => await server.ask(asked));
        await Promise.all([one, other, one, other].map(ask));
        tally.tried();
        tally.add(name, compareChange(before, await other.ask({ ask: "numbers", who: prepared.who }), prepared));
      }
      for (const breach of await one.ask({ ask: "check" })) tally.fail(`after ${name}: ${breach}`);
    }
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
  return tally.row();
}
