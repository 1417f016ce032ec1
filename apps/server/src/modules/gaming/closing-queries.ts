import { and, eq } from "drizzle-orm";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { favourites } from "./member-games-schema.ts";
import { bets } from "./play-schema.ts";
import { winners } from "./winner-schema.ts";

export const closingInGaming: Closing = {
  obstacle: {
    name: "bets",
    exists: async (tx, memberId) => {
      const open = and(eq(bets.memberId, memberId), eq(bets.status, "open"));
      return (await tx.select({ id: bets.id }).from(bets).where(open).limit(1)).length > 0;
    },
  },
  erase: async (tx, memberId) => {
    await tx.delete(winners).where(eq(winners.memberId, memberId));
    await tx.delete(favourites).where(eq(favourites.memberId, memberId));
  },
};
