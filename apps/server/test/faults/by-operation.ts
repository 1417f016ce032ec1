import type { Database } from "../../src/platform/database/database.ts";
import type { World } from "../harness/world.ts";
import { type Act, perform } from "./act.ts";
import type { FaultRun } from "./fault-run.ts";
import type { Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { under } from "./fail-points.ts";
import { Tally, type Row, watchChange } from "./tally.ts";
import { cutAt, loseRaces } from "./trials.ts";
import { untilAnswered } from "./until-answered.ts";
import { countKinds, isExact, type Who } from "./watch.ts";

const HOUR = 3_600_000;

/** Performs the action once. An internal error leaves the outcome as open as a missing answer. */
async function attempt(world: World, act: Act): Promise<string> {
  return await perform(world, act).catch(() => "fault");
}

/** The kinds of transfer that were posted but are not the operation's, or are the operation's but were not posted. */
async function kindsSince(db: Database, who: Who, { kinds }: Operation, before: Record<string, number>): Promise<string> {
  const after = await countKinds(db, who);
  const posted = Object.keys(after).filter((kind) => (after[kind] ?? 0) > (before[kind] ?? 0));
  const strange = [
    ...posted.filter((kind) => !kinds.some((own) => own === kind)),
    ...kinds.filter((kind) => !posted.includes(kind)),
  ];
  return strange.join(", ");
}

type Break = (tally: Tally, faultRun: FaultRun, act: Act, torn: () => Promise<void>) => Promise<void>;

/** Prepares each operation, breaks it, repeats it until it is answered and once more. Its effect must happen exactly once. */
async function eachOperation(fault: string, faultRun: FaultRun, tries: number, breakIt: Break): Promise<Row> {
  const tally = new Tally(fault, faultRun.seed);
  const { world } = faultRun;
  const { db } = world.system;
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    for (let time = 0; time < tries; time += 1) {
      const prepared = await operation.prepare(world);
      const kinds = await countKinds(db, prepared.who);
      const watch = await watchChange(db, prepared);
      await breakIt(tally, faultRun, prepared.act, async () => {
        const outcome = await watch.whole();
        if (!isExact(outcome) && !(await watch.untouched())) tally.fail(`${name}, a part of it`, outcome);
      });
      const answer = await untilAnswered(async () => await attempt(world, prepared.act));
      tally.add(`${name} (${answer})`, await watch.whole());
      await attempt(world, prepared.act);
      tally.add(`${name}, asked for once more`, await watch.whole());
      const strange = await kindsSince(db, prepared.who, operation, kinds);
      if (strange) tally.fail(`${name} posts other kinds than its row names: ${strange}`);
    }
  }
  await tally.checkInvariants(db, "afterwards");
  return tally.row();
}

/** Cuts the work off before each statement and after each commit. `skip`: the most points left out in between. */
const cutting =
  (skip: number): Break =>
  async (tally, { world, random }, act, torn) => {
    for (let n = 1 + random.between(0, skip); ; n += 1 + random.between(0, skip)) {
      const cut = cutAt(n);
      await under(cut, async () => await attempt(world, act));
      if (!cut.reached()) return;
      tally.tried();
      await torn();
    }
  };

const racing: Break = async (tally, { world, random }, act, torn) => {
  tally.tried();
  await under(loseRaces(random, 0.2), async () => await attempt(world, act));
  await torn();
};

const atOnce: Break = async (tally, { world }, act) => {
  tally.tried();
  await Promise.all([1, 2, 3, 4].map(async () => await attempt(world, act)));
};

/** Cuts the first try off at a random point, and repeats it after the clock was moved back or forward. */
const stepping: Break = async (tally, { world, random }, act, torn) => {
  tally.tried();
  const step = random.pick([-HOUR, -60_000, -1000, 1000, 60_000, HOUR / 4]);
  await under(cutAt(random.between(1, 12)), async () => await attempt(world, act));
  world.advance(step);
  await attempt(world, act);
  world.advance(-step);
  await torn();
};

export const cutEverywhere = async (faultRun: FaultRun, tries: number): Promise<Row> =>
  await eachOperation("power cut at each fail point, in one process", faultRun, tries, cutting(0));
export const loseEveryFifth = async (faultRun: FaultRun, tries: number): Promise<Row> =>
  await eachOperation("40001 and 40P01 in 20 % of transactions", faultRun, tries, racing);
export const askAtOnce = async (faultRun: FaultRun, tries: number): Promise<Row> =>
  await eachOperation("asked for four times at once, by one key", faultRun, tries, atOnce);
export const stepClock = async (faultRun: FaultRun, tries: number): Promise<Row> =>
  await eachOperation("the clock steps back and forward", faultRun, tries, stepping);

/** Applies all of these to one of each operation, in turn. The first that succeeds leaves nothing to break for the others. */
export const breakABit = async (faultRun: FaultRun): Promise<Row> =>
  await eachOperation("cut, raced, set back and repeated", faultRun, 1, async (tally, all, act, torn) => {
    const breaks = all.random.shuffled([racing, stepping, atOnce]);
    for (const breakIt of [cutting(12), ...breaks]) await breakIt(tally, all, act, torn);
  });
