import type { World } from "../harness/world.ts";
import { type Act, perform } from "./act.ts";
import type { Breaking } from "./breaking.ts";
import { OPERATIONS } from "./operations.ts";
import { type Row, Tally, watched } from "./tally.ts";

/** Two servers on one database do all that falls due, at the same moment, again and again: each thing happens once. */
export async function runTwoSchedulers({ world, seed }: Breaking, other: World, tries: number): Promise<Row> {
  const tally = new Tally("two schedulers on one database", seed);
  const { db } = world.system;
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    if (!operation.byClock) continue;
    const due: { act: Act; watch: Awaited<ReturnType<typeof watched>> }[] = [];
    for (let time = 0; time < tries; time += 1) {
      const prepared = await operation.prepare(world);
      due.push({ act: prepared.act, watch: await watched(db, prepared) });
    }
    const [last] = due.slice(-1);
    if (!last) continue;
    // The job looks at all of them: whoever comes second finds nothing left, or waits and then finds nothing left.
    await Promise.all([world, other, world, other].map(async (one) => await perform(one, last.act)));
    for (const { watch } of due) {
      tally.tried();
      tally.add(name, await watch.whole());
    }
  }
  await tally.sound(db, "afterwards");
  return tally.row();
}
