import { setTimeout as sleep } from "node:timers/promises";
import type { Database, OpenDatabase, RunSql, Transaction } from "./database.ts";

const ATTEMPTS = 6;
const again = new Set(["40001", "40P01"]);

/** The SQLSTATE of an error or of what caused it (Drizzle wraps the driver's error). */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause);
}

/** Tries again when the database reports a lost race (serialisation failure, deadlock). */
async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= ATTEMPTS || !again.has(sqlState(error) ?? "")) throw error;
      await sleep(Math.random() * 2 ** tries * 5);
    }
  }
}

/**
 * Runs `work` in one transaction, and again when it lost a race. `work` must do nothing outside the transaction that may not
 * happen twice.
 */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return await withRetries(async () => await db.transaction(work));
}

/** The same with raw statements. */
export async function transactRaw<T>(database: OpenDatabase, work: (run: RunSql) => Promise<T>): Promise<T> {
  return await withRetries(async () => await database.inTransaction(work));
}
