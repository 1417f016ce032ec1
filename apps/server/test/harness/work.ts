import { vi } from "vitest";
import type { World } from "./world.ts";

/** SQL of each statement, in order. */
type Statements = string[];

interface Preparing {
  prepareQuery(query: { sql: string }, ...rest: unknown[]): unknown;
}
// Drizzle's session makes every statement, of a transaction too, by this method of its class.
const preparerOf = (world: World): Preparing => Object.getPrototypeOf(Reflect.get(world.system.db, "session")) as Preparing;

/** The statements that a call makes: what an observer with a stop-watch could tell apart. */
export async function statementsOf(world: World, call: () => Promise<unknown>): Promise<Statements> {
  const spy = vi.spyOn(preparerOf(world), "prepareQuery");
  try {
    await call();
    return spy.mock.calls.map(([{ sql }]) => sql);
  } finally {
    spy.mockRestore();
  }
}
