import type { Brand } from "../../../platform/brand/brand.ts";
import type { System } from "../../../platform/system.ts";
import { computeRun } from "./compute-run.ts";
import { closeRun, postRun } from "./post-run.ts";

/** Takes a run as far as it can go now. Each step is done once, whoever does it, and begins where the last one ended. */
export async function finishRun(system: System, brand: Brand, id: string): Promise<void> {
  await computeRun(system, brand, id);
  await postRun(system, brand, id);
  await closeRun(system, id);
}
