import type { WalletAnswer } from "@baize/api/provider/answer";
import type { EndRoundRequest } from "@baize/api/provider/wallet";
import { parseAmount } from "@baize/domain/money/amount";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { BET } from "@baize/domain/gaming/bet/status";
import type { System } from "../../platform/system.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { settleRound } from "../gaming/rounds/settle-round.ts";
import type { RoundRow } from "./load-statements.ts";
import { type Refused, refused } from "./reply.ts";
import { sumsOf } from "./round-sums.ts";
import type { SignedCall } from "./signed-call.ts";
import { type Move, type Plan, walletCall } from "./wallet-call.ts";

/**
 * Closes a round. The provider sends the sums that it has; when they differ from the ledger's, the round stays open and the
 * provider gets a conflict, so that a difference is noticed.
 */
export const endRound =
  (subscribers: readonly RoundSettledSubscriber[]) =>
  async (system: System, call: SignedCall, request: EndRoundRequest): Promise<WalletAnswer | Refused> =>
    await walletCall(system, call, "endRound", request, async (move) => {
      const bet = parseAmount(request.totalBet, request.currency);
      const won = parseAmount(request.totalWin, request.currency);
      const { round } = move.calls;
      const done: Plan = { balance: move.player.balance, state: stateAfter(PROVIDER_CALL, "record") };
      if (!round) return bet === 0n && won === 0n ? done : refused("not_found");
      const { stake, refunded, payout } = sumsOf(round);
      if (bet !== stake - refunded || won !== payout) return refused("conflict");
      if (round.settled_at) return round.status === stateAfter(BET, "refund") ? done : refused("conflict");
      return { ...done, also: await closingParts(subscribers, move, round) };
    });

async function closingParts(
  subscribers: readonly RoundSettledSubscriber[],
  { run, player, request, call }: Move<EndRoundRequest>,
  round: RoundRow,
): Promise<Plan["also"]> {
  const { owner, brand } = player;
  const { stake, refunded, payout } = sumsOf(round);
  const { summary = "", verifyUrl = "" } = request.detail ?? {};
  return await settleRound(run, subscribers, {
    owner,
    brand,
    betId: round.bet_id ?? "",
    gameId: round.game_id,
    stake: stake - refunded,
    payout,
    path: round.path,
    isVoid: request.status === "void",
    summary,
    verifyUrl,
    at: call.now,
  });
}
