import type { Executor } from "../platform/database/database.ts";
import type { Sealing } from "../platform/security/keys.ts";
import { SEALED_TEXTS } from "./sealed-texts.ts";

/** Seals with the newest key whatever another sealed. Answers how many. */
export async function reseal(db: Executor, sealing: Sealing): Promise<number> {
  let count = 0;
  for (const resealSome of SEALED_TEXTS)
    for (let some = await resealSome(db, sealing); some > 0; some = await resealSome(db, sealing)) count += some;
  return count;
}
