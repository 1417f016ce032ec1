import type { Database } from "../../platform/database/database.ts";
import { findFact } from "../../platform/facts.ts";
import { insertDraws, listLotteries, loadLastDrawAt } from "./queries.ts";
import { dueDraws } from "./sandbox-draw.ts";

/** After a long stop only the newest draws are opened: no bet was taken on the others. */
const MOST = 100;

/** Opens every draw that is due. Running it twice, or on two servers, opens each once. */
export async function openDraws(db: Database, now: Date): Promise<void> {
  const seed = (await findFact(db, "seed")) ?? "";
  for (const lottery of await listLotteries(db)) {
    const last = (await loadLastDrawAt(db, lottery.code)) ?? new Date(0);
    await insertDraws(db, dueDraws(lottery, seed, last, now, MOST));
  }
}
