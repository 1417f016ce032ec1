import { sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/** Lets the statements of this transaction take as long as they need: a migration or a check reads whole tables. */
export async function liftTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`);
}

/** Lets this transaction wait for its own process, too: what it computes between two statements takes long on a busy machine. */
export async function liftIdleTimeout(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
}

/**
 * Settings of this transaction for sums of a whole brand: they stay in memory, where PostgreSQL's own 4 MB are soon full and go to disk;
 * no statement is compiled first, which takes longer than it saves; rows are joined by hash, because sorting them takes longer; and what is
 * read in parts is planned to be read to its end. Long texts are packed by lz4 where the database has it: its own way takes as long as
 * the sums.
 */
export async function tuneForSums(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('work_mem', '128MB', true), set_config('jit', 'off', true),
    set_config('cursor_tuple_fraction', '1', true), set_config('enable_mergejoin', 'off', true)`);
  await tx.execute(sql`select set_config(name, 'lz4', true) from pg_settings
    where name = 'default_toast_compression' and 'lz4' = any(enumvals)`);
}
