import { lockMembers } from "../../../ledger/locks.ts";
import type { Database } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { errorFacts } from "../../../platform/log/log.ts";
import type { System } from "../../../platform/system.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { expireOpenRounds, findGrantedGame, type FreeRoundsRow, listOverdueFreeRounds } from "./queries.ts";

const AT_ONCE = 500;

async function expireOne(db: Database, overdue: FreeRoundsRow, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lockMembers(runIn(tx), overdue.memberId);
    // Another server may have expired them, or the member used them, meanwhile.
    const row = await expireOpenRounds(tx, overdue);
    if (!row) return;
    const titles = (await findGrantedGame(tx, row.gameId))?.game.titles ?? {};
    await notifyMember(tx, row.memberId, "free_rounds_expired", { titles, count: row.expired }, now);
  });
}

/** Expires free rounds whose time is over. Those of each campaign and member are a transaction of their own. */
export async function expireFreeRounds(db: Database, now: Date, { log }: Pick<System, "log">): Promise<void> {
  for (const overdue of await listOverdueFreeRounds(db, now, AT_ONCE)) {
    // An error with the rounds of one member must not stop those of others.
    await expireOne(db, overdue, now).catch((error: unknown) => {
      const { memberId: member, campaign } = overdue;
      log.error("free_rounds.not_expired", { member, campaign, ...errorFacts(error) });
    });
  }
}
