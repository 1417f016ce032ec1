import { and, eq } from "drizzle-orm";
import { BET } from "@baize/domain/gaming/bet/status";
import { initialState } from "@baize/domain/state-machine/machine";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { favourites, recentGames } from "./member-games-schema.ts";
import { bets, gameSessions, launches } from "./play-schema.ts";
import { winners } from "./winner-schema.ts";

export const closingInGaming: Closing = {
  obstacles: [
    {
      name: "bets",
      exists: async (tx, { id }) => {
        const open = and(eq(bets.memberId, id), eq(bets.status, initialState(BET)));
        return (await tx.select({ id: bets.id }).from(bets).where(open).limit(1)).length > 0;
      },
    },
  ],
  deletes: [winners, favourites, recentGames, gameSessions, launches],
};
