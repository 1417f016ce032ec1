import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { brands } from "../../platform/brand/schema.ts";
import { members } from "../identity/schema.ts";
import { bonuses, dues } from "./schema.ts";
import { notifyMember } from "../inbox/send-message.ts";
import { bonusOf, endBonus } from "./bonus/end-bonus.ts";
import { lockMember } from "./grants/grant-reward.ts";
import { BONUS } from "@baize/domain/rewards/bonus/state";
import { PENDING_REWARD } from "@baize/domain/rewards/pending-reward";
import { statesBefore } from "@baize/domain/state-machine/machine";
import { inStates } from "../../platform/database/states.ts";

const AT_ONCE = 500;

/** Ends what was not played or taken in time: bonus money goes back to the house. Each bonus is a transaction of its own. */
export async function endRewards(db: Database, now: Date): Promise<void> {
  await db
    .update(dues)
    .set({ state: "expired", closedAt: now })
    .where(and(inStates(dues.state, statesBefore(PENDING_REWARD, "expire")), lte(dues.expiresAt, now)));
  const over = await db
    .select({ id: bonuses.id, memberId: bonuses.memberId, brand: bonuses.brand, book: members.book, house: brands.house })
    .from(bonuses)
    .innerJoin(members, eq(members.id, bonuses.memberId))
    .innerJoin(brands, eq(brands.code, bonuses.brand))
    .where(and(inStates(bonuses.state, statesBefore(BONUS, "expire")), lte(bonuses.expiresAt, now)))
    .limit(AT_ONCE);
  for (const one of over) await endOne(db, one, now);
}

interface Over {
  readonly id: string;
  readonly memberId: string;
  readonly brand: string;
  readonly book: string;
  readonly house: string;
}

async function endOne(db: Database, { id, memberId, brand, book, house }: Over, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const bonus = await bonusOf(tx, memberId, id);
    if (!bonus) return;
    const owner = { id: memberId, book: book === "demo" ? "demo" : "real", currency: bonus.currency } as const;
    const to = { owner, house, brand, now };
    await lockMember(tx, to);
    // Another server, or the member, may have ended it while this one waited.
    const current = await bonusOf(tx, memberId, id);
    if (!current || !(await endBonus(tx, to, current, "expire"))) return;
    const { titles, amount, currency } = current;
    await notifyMember(tx, memberId, "bonus_expired", { titles, amount: { minor: amount, currency } }, now);
  });
}
