import type { StatusAnswer, StatusRequest } from "@baize/api/provider/status";
import { transactRaw } from "../../platform/database/retry.ts";
import type { System } from "../../platform/system.ts";
import { loadPlayer } from "./queries.ts";
import { accepted, type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { loadCallStatus } from "./status-queries.ts";
import { loadPlayerWallet } from "./wallet-queries.ts";

/**
 * Answers what became of a transaction id of this provider. The player is locked first, so that a call of the same member that
 * is being carried out is finished, and seen.
 */
export async function status(system: System, call: SignedCall, request: StatusRequest): Promise<StatusAnswer | RefusedCall> {
  return await transactRaw(system.database, async (run) => {
    const loaded = await loadPlayer(run, system, call, request);
    if (!loaded.fresh) return refused("stale");
    if (!loaded.player) return refused("not_found");
    const { round, ...found } = await loadCallStatus(run, loaded.player.owner, call.provider, request.transactionId);
    const game = { provider: call.provider, gameCode: round?.game_code ?? request.gameCode };
    const player = await loadPlayerWallet(run, loaded.player, game, round);
    return { ...accepted(player.balance, request.currency), ...found };
  });
}
