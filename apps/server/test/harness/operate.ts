import { runOperation } from "../../src/operator/operations.ts";
import { asProduct } from "./record-statements.ts";
import type { World } from "./world.ts";

/** Runs an operator's command; returns its answer. */
export const operate = async (world: World, name: string, input: Record<string, unknown> = {}, as = "meera") =>
  await asProduct(async () => await runOperation(world.system, { name, as, input }));
