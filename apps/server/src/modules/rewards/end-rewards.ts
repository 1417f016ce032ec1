import type { Database } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { notifyMember } from "../inbox/send-message.ts";
import { endBonus } from "./bonus/end-bonus.ts";
import { listOverdueBonuses, loadBonus } from "./bonus/queries.ts";
import type { Beneficiary } from "./grants/beneficiary.ts";
import { lockBeneficiary } from "./grants/grant-reward.ts";
import { expirePendingRewards } from "./pending/queries.ts";

const AT_ONCE = 500;

/**
 * Ends bonuses and pending rewards that have expired: bonus money returns to the brand. Each bonus is a transaction of its own.
 */
export async function endRewards(db: Database, now: Date): Promise<void> {
  await expirePendingRewards(db, now);
  for (const { bonus, book } of await listOverdueBonuses(db, now, AT_ONCE)) {
    const { memberId, brand, currency } = bonus;
    const owner = { id: memberId, book: book === "demo" ? "demo" : "real", currency } as const;
    await expireBonus(db, { owner, brand, now }, bonus.id);
  }
}

async function expireBonus(db: Database, to: Beneficiary, id: string): Promise<void> {
  await transact(db, async (tx) => {
    await lockBeneficiary(tx, to);
    // Another server, or the member, may have ended it meanwhile.
    const bonus = await loadBonus(tx, to.owner.id, id);
    if (!bonus || !(await endBonus(tx, to, bonus, "expire"))) return;
    const { titles, amount, currency } = bonus;
    await notifyMember(tx, to.owner.id, "bonus_expired", { titles, amount: { minor: amount, currency } }, to.now);
  });
}
