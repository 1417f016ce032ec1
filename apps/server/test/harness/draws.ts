import { roundSettled } from "../../src/subscribers.ts";
import { findDraw } from "../../src/modules/lottery/draws/queries.ts";
import { stepDraw } from "../../src/modules/lottery/draws/step-draw.ts";
import type { World } from "./world.ts";

/** Moves the clock to an instant. */
export function advanceTo(world: World, at: number | Date): void {
  world.advance(new Date(at).getTime() - world.system.now().getTime());
}

/** Takes a draw through its life, to its end. */
export async function finishDraw(world: World, key: { game: string; issue: string }) {
  const draw = await findDraw(world.system.db, key);
  if (!draw) throw new Error("There is no such draw");
  if (world.system.now() < draw.drawsAt) advanceTo(world, draw.drawsAt);
  await stepDraw(world.system, roundSettled, key);
  return await findDraw(world.system.db, key);
}
