import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { perform } from "../faults/act.ts";
import { OPERATIONS } from "../faults/operations.ts";
import { addTestBrands } from "../faults/stage.ts";
import { observeStatements } from "../harness/observe-statements.ts";
import { openWorld } from "../harness/make-world.ts";
import { allQueries } from "./all-queries.ts";

/** The different statements of every operation that moves money, and of all other queries. */
export async function observedStatements(database: OpenDatabase): Promise<readonly string[]> {
  const world = await openWorld(database, await addTestBrands(database));
  const texts = new Set<string>();
  const add = (text: string) => void texts.add(text);
  for (const { prepare } of Object.values(OPERATIONS)) {
    const { act } = await prepare(world);
    await observeStatements(add, async () => await perform(world, act));
  }
  for await (const query of allQueries(world)) await observeStatements(add, query);
  return [...texts];
}
