import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { perform } from "../faults/act.ts";
import { OPERATIONS } from "../faults/operations.ts";
import { addTestBrands } from "../faults/stage.ts";
import { hearing } from "../harness/hear-statements.ts";
import { openWorld } from "../harness/make-world.ts";
import { allQueries } from "./all-queries.ts";

/** Different statements of every operation that moves money, and of all that is asked beside. */
export async function heardStatements(database: OpenDatabase): Promise<readonly string[]> {
  const world = await openWorld(database, await addTestBrands(database));
  const heard = new Set<string>();
  const hear = (text: string) => void heard.add(text);
  for (const { prepare } of Object.values(OPERATIONS)) {
    const { act } = await prepare(world);
    await hearing(hear, async () => await perform(world, act));
  }
  for await (const query of allQueries(world)) await hearing(hear, query);
  return [...heard];
}
