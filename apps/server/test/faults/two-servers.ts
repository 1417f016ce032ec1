import { setTimeout as sleep } from "node:timers/promises";
import { type Act, isOpen } from "./act.ts";
import { judged } from "./judged.ts";
import { OPERATIONS } from "./operations.ts";
import { type Row, Tally } from "./tally.ts";
import { startVictim, type Victim } from "./victim.ts";

interface Pair {
  /** The database that both serve. */
  readonly place: Record<string, string>;
  readonly brand: string;
  readonly seed: string;
  /** Operations to take; all of them when absent. */
  readonly names?: readonly string[];
}

/** Asks until it is answered: who comes second may be told to wait for who came first. */
async function ask(server: Victim, act: Act): Promise<void> {
  let answer = "";
  for (let again = 0; again < 8 && isOpen(answer); again += 1, await sleep(again)) {
    answer = await server.ask({ ask: "perform", act, killAt: null });
  }
}

/** Two real servers, each a process with schedulers of its own, on one database: both do the same at the same moment, twice. */
export async function askTwoServers({ place, brand, seed, names = Object.keys(OPERATIONS) }: Pair, tries: number): Promise<Row> {
  const tally = new Tally("two servers, a process each, at once", seed);
  const [one, other] = [await startVictim(place, brand), await startVictim(place, brand)];
  try {
    for (const name of names) {
      for (let time = 0; time < tries; time += 1) {
        const { prepared, before } = await one.ask({ ask: "prepare", name });
        await Promise.all([one, other, one, other].map(async (server) => await ask(server, prepared.act)));
        tally.tried();
        tally.add(name, judged(before, await other.ask({ ask: "numbers", who: prepared.who }), prepared));
      }
      for (const breach of await one.ask({ ask: "check" })) tally.fail(`after ${name}: ${breach}`);
    }
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
  return tally.row();
}
