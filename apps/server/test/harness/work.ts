import { vi } from "vitest";
import type { World } from "./world.ts";

/** SQL of each statement, in order. */
type Statements = string[];

interface Preparing {
  prepareQuery(query: { sql: string }, ...rest: unknown[]): unknown;
}
// Drizzle's session makes every statement by this method of its class, those of a transaction included.
const preparerOf = (world: World): Preparing => Object.getPrototypeOf(Reflect.get(world.system.db, "session")) as Preparing;

/** Records the statements of a call: an attacker could distinguish calls by the time that they take. */
export async function recordWork(world: World, call: () => Promise<unknown>): Promise<Statements> {
  const spy = vi.spyOn(preparerOf(world), "prepareQuery");
  try {
    await call();
    return spy.mock.calls.map(([{ sql }]) => sql);
  } finally {
    spy.mockRestore();
  }
}
