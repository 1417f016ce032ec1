import { type AnyColumn, inArray, type SQL, sql } from "drizzle-orm";

/** The row is in one of these states of a state machine. */
export const inStates = (column: AnyColumn, states: readonly string[]): SQL => inArray(column, [...states]);

/** States of a table as literals of a raw statement: `'pending', 'paid'`. Literals, so that a partial index still fits. */
export function stateList(states: readonly string[]): string {
  for (const state of states) if (!/^[a-z_-]+$/.test(state)) throw new Error(`${state} is no name of a state`);
  return states.map((state) => `'${state}'`).join(", ");
}

/** The same inside one of Drizzle's statements. */
export const stateListSql = (states: readonly string[]): SQL => sql.raw(stateList(states));
