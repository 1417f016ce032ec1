import { and, eq, inArray } from "drizzle-orm";
import { BONUS } from "@baize/domain/rewards/bonus/state";
import { PENDING_REWARD } from "@baize/domain/rewards/pending-reward";
import { PARTICIPATION } from "@baize/domain/rewards/promotion/status";
import { REDEMPTION } from "@baize/domain/rewards/points/redemption";
import { openStates, stateAfter, statesBefore } from "@baize/domain/state-machine/machine";
import { inStates } from "../../platform/database/states.ts";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { bonuses, participations, pendingRewards, redemptions } from "./schema.ts";

/** Unclaimed rewards end; pending requests are declined. */
export const closingInRewards: Closing = {
  obstacles: [
    {
      name: "bonuses",
      exists: async (tx, { id }) => {
        const open = and(eq(bonuses.memberId, id), inArray(bonuses.state, [...openStates(BONUS)]));
        return (await tx.select({ id: bonuses.id }).from(bonuses).where(open).limit(1)).length > 0;
      },
    },
    {
      name: "goods",
      exists: async (tx, { id }) => {
        const open = and(eq(redemptions.memberId, id), inArray(redemptions.state, [...openStates(REDEMPTION)]));
        return (await tx.select({ id: redemptions.id }).from(redemptions).where(open).limit(1)).length > 0;
      },
    },
  ],
  clears: [pendingRewards, participations, redemptions],
  clear: async (tx, { id, now }) => {
    const unclaimed = inStates(pendingRewards.state, statesBefore(PENDING_REWARD, "expire"));
    await tx
      .update(pendingRewards)
      .set({ state: stateAfter(PENDING_REWARD, "expire"), closedAt: now })
      .where(and(eq(pendingRewards.memberId, id), unclaimed));
    for (const event of ["reject", "expire"] as const) {
      const open = inStates(participations.state, statesBefore(PARTICIPATION, event));
      await tx
        .update(participations)
        .set({ state: stateAfter(PARTICIPATION, event), decidedAt: now })
        .where(and(eq(participations.memberId, id), open));
    }
    await tx.update(participations).set({ remark: "", images: [] }).where(eq(participations.memberId, id));
    await tx.update(redemptions).set({ address: "", phone: "" }).where(eq(redemptions.memberId, id));
  },
};
