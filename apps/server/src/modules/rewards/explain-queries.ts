import { and, desc, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../platform/context.ts";
import { bonuses, pendingRewards, redemptions } from "./schema.ts";
import { openStates } from "@baize/domain/state-machine/machine";
import { BONUS } from "@baize/domain/rewards/bonus/state";
import { inStates } from "../../platform/database/states.ts";

export async function findBonusById({ system, member }: MemberContext, id: string) {
  const [row] = await system.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, member.id), eq(bonuses.id, id)));
  return row;
}

export async function findRedemptionById({ system, member }: MemberContext, id: string) {
  const [row] = await system.db
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.memberId, member.id), eq(redemptions.id, id)));
  return row;
}

/** By the `source/ref` of the transfer. */
export async function findRewardByRef({ system, member }: MemberContext, ref: string) {
  const named = sql`${pendingRewards.source} || '/' || ${pendingRewards.ref} = ${ref}`;
  const [row] = await system.db
    .select()
    .from(pendingRewards)
    .where(and(eq(pendingRewards.memberId, member.id), named));
  return row;
}

const MOST = 50;

/** Bonuses whose money is in the bonus wallet, newest first. */
export async function listOpenBonusRows({ system, member }: MemberContext) {
  return await system.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, member.id), inStates(bonuses.state, openStates(BONUS))))
    .orderBy(desc(bonuses.grantedAt))
    .limit(MOST);
}
