import type { Database } from "./database.ts";

/**
 * A statement that is built once for each database, in place of at every call: building costs about as much as sending. For
 * what most calls ask; it cannot be part of a transaction.
 */
export function preparedOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const kept = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = kept.get(db) ?? prepare(db);
    kept.set(db, statement);
    return statement;
  };
}
