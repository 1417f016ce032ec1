import { PGlite } from "@electric-sql/pglite";
import { onPglite } from "../../src/platform/database/pglite.ts";
import { signInSandbox } from "../../src/modules/operators/sandbox.ts";
import { runOperation } from "../../src/operator/operations.ts";
import { asProduct } from "../harness/record-statements.ts";
import { openWorld } from "../harness/make-world.ts";
import type { World } from "../harness/world.ts";
import { type Act, perform } from "./act.ts";
import { type Trial, under, type Verdict, type When } from "./fail-points.ts";
import { OPERATIONS } from "./operations.ts";
import { rewind } from "./rewind.ts";
import { watchDatabase } from "./snapshot.ts";
import { addTestBrands } from "./stage.ts";
import { Tally } from "./tally.ts";
import { type Cut, cutAt } from "./trials.ts";
import { untilAnswered } from "./until-answered.ts";

/** An internal error leaves the outcome as open as a missing answer. */
const attempt = async (ask: () => Promise<string>) => await ask().catch(() => "fault");

/** Performs the action by one session of its operator: signing in belongs to no operation. */
async function asking(world: World, act: Act): Promise<() => Promise<string>> {
  if (act.way !== "operator") return async () => await attempt(async () => await perform(world, act));
  const { name, as, input } = act.request;
  const { token } = await signInSandbox(world.system, as);
  const run = async () => await asProduct(async () => await runOperation(world.system, { name, token, input }));
  return async () =>
    await attempt(async () => {
      const answer = await run();
      return answer.ok ? "ok" : answer.says;
    });
}

/** The lines that only one of two lists has, as many times as it has them. */
function differing(found: readonly string[], wanted: readonly string[]): string[] {
  const missing = [...wanted];
  const more = found.filter((line) => {
    const at = missing.indexOf(line);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  return [...missing.map((line) => `- ${line}`), ...more.map((line) => `+ ${line}`)];
}

const MOST_SHOWN = 6;

/** Counts what was stored until the work was cut off: between two commits nothing changes. */
class CountingCut implements Trial {
  readonly #cut: Cut;
  stored = 0;

  constructor(point: number) {
    this.#cut = cutAt(point);
  }

  reached(): boolean {
    return this.#cut.reached();
  }

  meet(text: string, when: When): Verdict {
    if (when === "after") this.stored += 1;
    const verdict = this.#cut.meet(text, when);
    if (when === "alone" && !/^select/i.test(text)) this.stored += 1;
    return verdict;
  }
}

/** What was broken, and how many different contents of the database the breaks left, from none of the work to all of it. */
export interface Broken {
  readonly points: number;
  readonly left: number;
}

/**
 * Cuts one operation off before each statement, and before and after each commit, until it runs to its end. Two servers then repeat it at the
 * same moment, from everything that a cut left. The whole database must be what it is when nothing stops the operation.
 */
async function breakEveryPoint(client: PGlite, world: World, tally: Tally, name: string): Promise<Broken> {
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(`There is no operation "${name}"`);
  const { act } = await operation.prepare(world);
  const { db } = world.system;
  const ask = await asking(world, act);
  const read = await watchDatabase(db);
  const wanted = await rewind(client, async () => {
    await untilAnswered(ask);
    await untilAnswered(ask);
    return await read();
  });
  const left = new Set<string>();
  let stored = -1;
  for (let point = 1; ; point += 1) {
    const cut = new CountingCut(point);
    await rewind(client, async () => {
      await under(cut, ask);
      if (!cut.reached() || cut.stored === stored) return;
      stored = cut.stored;
      const found = (await read()).join("\n");
      // The process has died: what comes next depends on nothing but what is stored.
      if (left.has(found)) return;
      left.add(found);
      const where = `${name}, cut at point ${point}`;
      await tally.checkInvariants(db, where);
      await Promise.all([untilAnswered(ask), untilAnswered(ask)]);
      const off = differing(await read(), wanted);
      if (off.length > 0) tally.fail(`${where} and repeated:\n${off.slice(0, MOST_SHOWN).join("\n")}`);
    });
    if (!cut.reached()) return { points: point - 1, left: left.size };
    tally.tried();
  }
}

interface Breaking {
  /** The data of a migrated, empty embedded database. Each operation has a copy: what others left would add points. */
  readonly template: Blob;
  readonly seed: string;
  readonly names: readonly string[];
}

const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Batches of one, so that a cut also comes between two of them. */
const ONE_BY_ONE = { TICKETS_AT_ONCE: "1", TICKET_WORKERS: "1", PAYMENTS_AT_ONCE: "1" };

/** Breaks each of these operations at every point, and answers for each what was broken and left. */
export async function breakEach({ template, seed, names }: Breaking) {
  const tally = new Tally("cut at every point, compared to the byte", seed);
  const broken: Record<string, Broken> = {};
  for (const name of names) {
    const client = await PGlite.create({ loadDataDir: template, startParams });
    const database = onPglite(client);
    const world = await openWorld(database, await addTestBrands(database), ONE_BY_ONE);
    broken[name] = await breakEveryPoint(client, world, tally, name);
    await client.close();
  }
  return { broken, row: tally.row() };
}
