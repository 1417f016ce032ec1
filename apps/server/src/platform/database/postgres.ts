import { createHash } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, OpenDatabase, RunSql } from "./database.ts";
import { listenOnPostgres } from "./listen.ts";

/** Built statements that are kept prepared. Filters and lists of ids make ever more texts, and each connection holds its own. */
const MOST_NAMES = 1000;
/** A longer text is an insert of many rows, which is hardly sent twice. */
const LONGEST = 8000;

const names = new Map<string, string>();

/** A statement's name follows from its text, so that each connection parses and plans it once. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("hex").slice(0, 32);
  names.set(text, name);
  return name;
}

/** The name of a statement that a query builder made: undefined for one that is not worth keeping. */
const builtName = (text: string): string | undefined =>
  names.has(text) || (names.size < MOST_NAMES && text.length <= LONGEST) ? statementName(text) : undefined;

type Ask = (query: unknown, values?: unknown, ...rest: unknown[]) => unknown;

// The driver's method has an overload for each way to call it, and this passes the arguments of each unchanged.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asQuery = (ask: Ask): pg.Client["query"] => ask as pg.Client["query"];

/** A plain statement with values, which has no name yet; several statements in one text have no values. */
function isUnnamed(query: unknown, values: unknown): query is { text: string } {
  if (typeof query !== "object" || query === null || !("text" in query) || typeof query.text !== "string") return false;
  const own = "values" in query ? query.values : values;
  return !("submit" in query) && !("name" in query && query.name) && Array.isArray(own) && own.length > 0;
}

/** A connection that keeps the statements of the query builder prepared, too. */
class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool listens to idle connections alone, and an error without a listener ends the process. The query fails, too.
    this.on("error", () => undefined);
    const ask: Ask = this.query.bind(this);
    this.query = asQuery((query, ...rest) =>
      ask(isUnnamed(query, rest[0]) ? { ...query, name: builtName(query.text) } : query, ...rest),
    );
  }
}

const prepared =
  (client: pg.PoolClient): RunSql =>
  async (text, values = []) =>
    await client.query<Record<string, unknown>>({ name: statementName(text), text, values: [...values] });

async function inTransaction<T>(pool: pg.Pool, work: (run: RunSql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(prepared(client));
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is closed; the pool opens another.
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/**
 * Drizzle on a pool. By itself it never releases a connection whose BEGIN failed (a server that went away, a lost line): after
 * as many failures as the pool has connections, no query would be answered. And where the rollback fails because the connection is lost, it
 * reports the rollback instead of what went wrong.
 */
function onPool(pool: pg.Pool): Database {
  const transaction: Database["transaction"] = async (work, config) => {
    const client = await pool.connect();
    const failed: { cause?: unknown } = {};
    try {
      return await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failed.cause = error;
          throw error;
        }
      }, config);
    } catch (error) {
      throw failed.cause ?? error;
    } finally {
      // The pool itself closes broken connections.
      client.release();
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}

/** How long the server works or waits for one connection, in milliseconds. A migration lifts the first two for itself, the seed all three. */
export interface DatabaseTimeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

const TIMEOUTS: DatabaseTimeouts = { statement: 30_000, lock: 15_000, idleInTransaction: 30_000 };

/** A pool on a PostgreSQL server. It connects with the first query. */
export function openPostgres(url: string, max = 16, timeouts = TIMEOUTS): OpenDatabase {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  });
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on("error", () => undefined);
  return {
    db: onPool(pool),
    kind: "postgres",
    runSql: async (text, values) =>
      await (values
        ? pool.query<Record<string, unknown>>({ text, values: [...values] })
        : pool.query<Record<string, unknown>>(text)),
    inTransaction: async (work) => await inTransaction(pool, work),
    listen: async (channel, listener) => await listenOnPostgres(url, channel, listener),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => await pool.end(),
  };
}
