import type { World } from "../harness/world.ts";
import { type Act, perform } from "./act.ts";
import type { FaultRun } from "./fault-run.ts";
import { OPERATIONS } from "./operations.ts";
import { type Row, Tally, watchChange } from "./tally.ts";

/** Two servers on one database run all due jobs at the same moment, repeatedly. Each thing must happen once. */
export async function runTwoSchedulers({ world, seed }: FaultRun, other: World, tries: number): Promise<Row> {
  const tally = new Tally("two schedulers on one database", seed);
  const { db } = world.system;
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    if (!operation.byClock) continue;
    const due: { act: Act; watch: Awaited<ReturnType<typeof watchChange>> }[] = [];
    for (let time = 0; time < tries; time += 1) {
      const prepared = await operation.prepare(world);
      due.push({ act: prepared.act, watch: await watchChange(db, prepared) });
    }
    const [last] = due.slice(-1);
    if (!last) continue;
    // Both find the same rows: the second run must find nothing left, or wait and then find nothing left.
    await Promise.all([world, other, world, other].map(async (one) => await perform(one, last.act)));
    for (const { watch } of due) {
      tally.tried();
      tally.add(name, await watch.whole());
    }
  }
  await tally.checkInvariants(db, "afterwards");
  return tally.row();
}
