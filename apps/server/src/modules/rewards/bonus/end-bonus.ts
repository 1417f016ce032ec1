import { and, eq } from "drizzle-orm";
import { afterBonusEvent, type BonusEvent } from "@baize/domain/rewards/bonus/state";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { bonuses, participations } from "../schema.ts";
import { houseAccount, memberAccount } from "../../../ledger/account.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";

export type BonusRow = typeof bonuses.$inferSelect;

/** The bonus as it stands, to be read after `lockMember`. */
export async function bonusOf(tx: Transaction, memberId: string, id: string): Promise<BonusRow | undefined> {
  const [row] = await tx
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.id, id)));
  return row;
}

/**
 * Ends a bonus: played through it goes to cash, else back to the house. False when its state does not allow that. The
 * only way on which bonus money leaves the bonus account.
 */
export async function endBonus(
  tx: Transaction,
  to: Beneficiary,
  bonus: BonusRow,
  event: Exclude<BonusEvent, "complete">,
): Promise<boolean> {
  const state = afterBonusEvent(bonus.state, event);
  if (!state) return false;
  const { owner, house, now: at } = to;
  const won = event === "claim";
  await post(runIn(tx), {
    memberId: owner.id,
    txId: newId(),
    debit: memberAccount(owner, "bonus"),
    credit: won ? memberAccount(owner, "cash") : houseAccount(house, owner, "promotions"),
    amount: bonus.amount,
    kind: won ? "bonus-release" : "bonus-return",
    ref: bonus.id,
    at,
  });
  await tx
    .update(bonuses)
    .set({ state, closedAt: at })
    .where(and(eq(bonuses.memberId, owner.id), eq(bonuses.id, bonus.id)));
  if (bonus.source === "promotion") await endPart(tx, to, bonus.ref, won ? "claimed" : "expired");
  return true;
}

/** The promotion that the bonus came from ends with it. */
async function endPart(tx: Transaction, { owner }: Beneficiary, promotionId: string, state: "claimed" | "expired") {
  await tx
    .update(participations)
    .set({ state })
    .where(
      and(
        eq(participations.memberId, owner.id),
        eq(participations.promotionId, promotionId),
        eq(participations.state, "in_process"),
      ),
    );
}
