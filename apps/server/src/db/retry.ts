import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Transaction } from "./database.ts";

const ATTEMPTS = 6;
const again = new Set(["40001", "40P01"]);

/** The SQLSTATE of an error or of what caused it (Drizzle wraps the driver's error). */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause);
}

/**
 * Runs `work` in one transaction and again when the database says that it lost a race (serialisation failure, deadlock).
 * `work` must do nothing outside the transaction that may not happen twice.
 */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !again.has(sqlState(error) ?? "")) throw error;
      await sleep(Math.random() * 2 ** attempt * 5);
    }
  }
}
