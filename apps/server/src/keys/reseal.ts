import type { Executor } from "../platform/database/database.ts";
import type { Sealing } from "../platform/security/keys.ts";
import { SEALED_TEXTS } from "./sealed-texts.ts";

/** Seals with the newest key whatever another sealed. Answers how many. */
export async function reseal(db: Executor, { newest, seal, unseal }: Sealing): Promise<number> {
  let count = 0;
  for (const { list, replace } of SEALED_TEXTS) {
    for (let rows = await list(db, newest); rows.length > 0; rows = await list(db, newest)) {
      for (const row of rows) await replace(db, row, seal(unseal(row.sealed)));
      count += rows.length;
    }
  }
  return count;
}
