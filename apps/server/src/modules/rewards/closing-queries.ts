import { and, eq, inArray } from "drizzle-orm";
import { BONUS } from "@baize/domain/rewards/bonus/state";
import { openStates } from "@baize/domain/state-machine/machine";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { bonuses, redemptions } from "./schema.ts";

export const closingInRewards: Closing = {
  obstacle: {
    name: "bonuses",
    exists: async (tx, memberId) => {
      const open = and(eq(bonuses.memberId, memberId), inArray(bonuses.state, [...openStates(BONUS)]));
      return (await tx.select({ id: bonuses.id }).from(bonuses).where(open).limit(1)).length > 0;
    },
  },
  erase: async (tx, memberId) => {
    await tx.update(redemptions).set({ address: "", phone: "" }).where(eq(redemptions.memberId, memberId));
  },
};
