import type { RunSql, Transaction } from "../../src/platform/database/database.ts";
import { runIn } from "../../src/platform/database/raw.ts";
import { onlyRow } from "../../src/platform/database/sums.ts";
import type { World } from "./world.ts";

export interface Damage {
  readonly table: string;
  /** It changes one row. */
  readonly statement: string;
}

class TakenBack extends Error {
  override name = "TakenBack";
}

/** Reads after a damage that only the owner of the tables can do; the damage is taken back. */
export async function readDamaged<T>(
  { system }: World,
  { table, statement }: Damage,
  read: (run: RunSql, tx: Transaction) => Promise<T>,
): Promise<T> {
  const found: T[] = [];
  try {
    await system.db.transaction(async (tx) => {
      const run = runIn(tx);
      await run(`alter table ${table} disable trigger user`, []);
      const { rows } = await run(`${statement} returning 1`, []);
      if (rows.length !== 1) throw new Error(`${rows.length} rows were damaged instead of one`);
      found.push(await read(run, tx));
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return onlyRow(found);
}
