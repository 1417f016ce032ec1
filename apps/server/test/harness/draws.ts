import { randomInt } from "node:crypto";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { roomsOf } from "@baize/domain/lottery/shards";
import { newDraw } from "../../src/modules/lottery/draws/announce-draws.ts";
import { lotteryDraws } from "../../src/modules/lottery/schema.ts";
import { roundSettled } from "../../src/subscribers.ts";
import { findDraw, findOpen } from "../../src/modules/lottery/draws/queries.ts";
import { stepDraw } from "../../src/modules/lottery/draws/step-draw.ts";
import { asProduct } from "./record-statements.ts";
import type { World } from "./world.ts";

const HOUR_MS = 3_600_000;

/** Announces a draw outside the timetable, which takes tickets from now on for an hour. Returns its issue. */
export async function addOpenDraw({ system }: World, game: string) {
  const now = system.now().getTime();
  const issue = `${now}-${randomInt(1_000_000)}`;
  const rules = lotteryGameOf(game);
  if (!rules) throw new Error(`There is no lottery ${game}`);
  const planned = { issue, opensAt: now, closesAt: now + HOUR_MS, drawsAt: now + HOUR_MS + 1000 };
  const draw = await newDraw(rules, planned, (await system.keys.sealing()).seal);
  await system.db.insert(lotteryDraws).values(draw);
  return { game, issue, closesAt: draw.closesAt, drawsAt: draw.drawsAt };
}

/** Moves the clock to an instant. */
export function advanceTo(world: World, at: number | Date): void {
  world.advance(new Date(at).getTime() - world.system.now().getTime());
}

/** More than a test takes on a busy machine, and less than the shortest draw. */
const ENOUGH_MS = 40_000;

/** Moves the clock to the next draw of a game where the open one might close between two purchases of a test. */
export async function skipClosingDraw(world: World, game: string): Promise<void> {
  const open = await findOpen(world.system.db, game, world.system.now());
  if (open && open.closesAt.getTime() - world.system.now().getTime() < ENOUGH_MS) await finishDraw(world, open);
}

/** Takes a draw through its life, to its end. */
export async function finishDraw(world: World, key: { game: string; issue: string }) {
  const step = async () => await asProduct(async () => await stepDraw(world.system, roundSettled, key));
  for (let next = await step(); next; next = await step()) if (world.system.now() < next) advanceTo(world, next);
  return await findDraw(world.system.db, key);
}

/** What all shards of a number come to. */
export const exposedRows = (number: { game: string; issue: string; play: string; number: string }, amount: bigint) =>
  roomsOf(amount, []).map((share, shard) => ({ ...number, currency: "INR", shard, amount: share }));
