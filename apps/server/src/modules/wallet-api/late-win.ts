import type { WinRequest } from "@baize/api/provider/wallet";
import { BET } from "@baize/domain/gaming/bet/status";
import { canApply } from "@baize/domain/state-machine/machine";
import { mergeParts, type NamedParts } from "../../platform/database/named-parts.ts";
import { openForPayout } from "../gaming/rounds/queries.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { settleRound } from "../gaming/rounds/settle-round.ts";
import { loadUnsettledParts } from "../gaming/rounds/unsettled-parts.ts";
import type { RoundRow } from "./load-queries.ts";
import { findEndRequest, writeParts } from "./queries.ts";
import { sumsOf } from "./round-sums.ts";
import type { NewCall } from "./wallet-call.ts";
import { endDetail } from "./wins/end-detail.ts";

/** Whether an ended round may be settled with a further win. One that waits for an operator is open in the record. */
export const canTakeLate = ({ settled_at: settledAt, status }: RoundRow): boolean =>
  settledAt === null || canApply(BET, status, "unsettle", "adapter");

/** Opens the record of a settled round for a further win, of which this is paid now. */
export async function openForWin(
  subscribers: readonly RoundSettledSubscriber[],
  { run, player, call }: NewCall<WinRequest>,
  betId: string,
  paid: bigint,
): Promise<void> {
  const memberId = player.owner.id;
  const others = await loadUnsettledParts(run, subscribers, { memberId, betId, at: call.now });
  await writeParts(run, mergeParts({ round: openForPayout(memberId, betId, paid) }, others));
}

/** Settles a round again with the win of this call, as its end said. */
export async function settleAgain(
  subscribers: readonly RoundSettledSubscriber[],
  { run, player, call, request, amount }: NewCall<WinRequest>,
  round: RoundRow,
  betId: string,
): Promise<NamedParts> {
  const { owner, brand } = player;
  const { stake, refunded, payout } = sumsOf(round);
  const of = { memberId: owner.id, provider: call.provider };
  const end = await findEndRequest(run, of, request.gameCode, request.roundId);
  return await settleRound(run, subscribers, {
    owner,
    brand,
    betId,
    gameId: round.game_id,
    campaign: round.campaign,
    stake: stake - refunded,
    payout: payout + amount,
    path: round.path,
    isAgain: true,
    isVoid: false,
    givenBack: 0n,
    ...endDetail(end ?? {}, round.currency),
    at: call.now,
  });
}
