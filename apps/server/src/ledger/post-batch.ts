import type { RunSql } from "../platform/database/database.ts";
import { newId } from "../platform/ids/new-id.ts";
import { lockMembers } from "./locks.ts";
import { type Move, post, type Posted } from "./post.ts";

/**
 * Locks the members of the moves, in the one order, and posts the moves one after the other under one transaction id. Moves of
 * zero are left out. Throws as `post` does; the transaction must then be rolled back, and none of the moves happens.
 */
export async function postBatch(run: RunSql, at: Date, moves: readonly Move[]): Promise<Posted[]> {
  const real = moves.filter(({ amount }) => amount !== 0n);
  await lockMembers(run, ...real.map(({ owner }) => owner.id));
  const occasion = { txId: newId(), at };
  const posted: Posted[] = [];
  for (const move of real) posted.push(await post(run, move, occasion));
  return posted;
}
