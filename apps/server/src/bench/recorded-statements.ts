import type pg from "pg";
import type { Statement } from "../platform/database/database.ts";
import { statementName } from "../platform/database/postgres.ts";
import { newId } from "../platform/ids/new-id.ts";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Ids that belong to the player, in a fixed order; every other id of a recorded bet is its own, and must be new in the next
 * bet.
 */
export interface PlayerIds {
  readonly ids: readonly string[];
}

/** The ids of a recorded player, each with that of another one. */
export const namesOf = (from: PlayerIds, to: PlayerIds): Map<string, string> =>
  new Map(from.ids.map((id, place) => [id, to.ids[place] ?? id]));

function renamed(value: unknown, names: Map<string, string>): unknown {
  if (typeof value !== "string") return value;
  let text = value;
  for (const [from, to] of names) text = text.replaceAll(from, to);
  return text.replaceAll(UUID, (id) => {
    if ([...names.values()].includes(id)) return id;
    const fresh = newId();
    names.set(id, fresh);
    return fresh;
  });
}

/**
 * Replays the statements of one recorded bet on a bare connection as another bet of another player: same SQL, same order, same
 * transaction, without the server. Calls of one bet are replayed one after another with the same names.
 */
export async function replay(pool: pg.Pool, statements: readonly Statement[], names: Map<string, string>): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) {
      const fresh = values.map((value) => renamed(value, names));
      // Kept prepared, as the server does it; BEGIN and COMMIT have nothing to prepare.
      await client.query(values.length > 0 ? { name: statementName(text), text, values: fresh } : { text });
    }
  } finally {
    client.release();
  }
}
