import type { FreeRoundsAnswer, FreeRoundsRequest } from "@baize/api/provider/free-rounds";
import { formatAmount } from "@baize/domain/money/amount";
import { transact } from "../../../platform/database/retry.ts";
import { runIn } from "../../../platform/database/raw.ts";
import type { System } from "../../../platform/system.ts";
import { loadPlayer } from "../queries.ts";
import { type RefusedCall, refused } from "../reply.ts";
import type { SignedCall } from "../signed-call.ts";
import { findFreeRounds, type FreeRoundsRow, listPlayable } from "./queries.ts";

const toItem = (row: FreeRoundsRow): FreeRoundsAnswer["items"][number] => ({
  campaign: row.campaign,
  stake: formatAmount(row.stake, row.currency),
  granted: row.granted,
  used: row.used,
  cancelled: row.cancelled,
  expired: row.expired,
  open: row.open,
  validUntil: row.validUntil.toISOString(),
});

/**
 * Answers the free rounds of a member in a game: those that can be played, or those of one campaign. The player is locked first, so
 * that a bet that is being carried out is counted.
 */
export async function answerFreeRounds(
  system: System,
  call: SignedCall,
  request: FreeRoundsRequest,
): Promise<FreeRoundsAnswer | RefusedCall> {
  return await transact(system.db, async (tx) => {
    const loaded = await loadPlayer(runIn(tx), system, call, request);
    if (!loaded.fresh) return refused("stale");
    if (!loaded.player) return refused("not_found");
    const { gameCode, campaign } = request;
    const game = { memberId: loaded.player.owner.id, provider: call.provider, gameCode };
    if (campaign === undefined) return { code: "ok", items: (await listPlayable(tx, game, call.now)).map(toItem) };
    const row = await findFreeRounds(tx, game, campaign);
    return { code: "ok", items: row ? [toItem(row)] : [] };
  });
}
