import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listOpenFreeRounds } from "./queries.ts";

/** The free rounds that the member can play now, for the cards of their games. */
export const listMemberFreeRounds: Handler<"games.freeRounds", ServerContexts> = async ({ system, member }) => {
  const rows = await listOpenFreeRounds(system.db, member.id, system.now());
  return {
    items: rows.map(({ gameId, open, validUntil }) => ({ gameId, rounds: open, until: validUntil.getTime() })),
    next: null,
  };
};
