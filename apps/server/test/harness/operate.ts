import { runOperation } from "../../src/operator/operations.ts";
import type { World } from "./world.ts";

/** What `pnpm operator` is answered. */
export const operate = async (world: World, name: string, input: Record<string, unknown> = {}, as = "meera") =>
  await runOperation(world.system, { name, as, input });
