import type { WalletAnswer } from "@baize/api/provider/answer";
import type { WinRequest } from "@baize/api/provider/wallet";
import { playPosting } from "./play-posting.ts";
import type { System } from "../../platform/system.ts";
import { type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { type CallEffect, walletCall } from "./wallet-call.ts";
import { addPayout } from "../gaming/rounds/queries.ts";
import { collectFrom } from "./take-back.ts";
import { setCallState } from "./queries.ts";
import { holdParts, takesAboveMaximum } from "./wins/hold-win.ts";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";

/**
 * Pays a win, or holds one that takes its round above the maximum: the vendor gets its answer, and the money waits for an
 * operator. Needs no live session and no unlocked account, because the player has won already. */
export async function win(system: System, call: SignedCall, request: WinRequest): Promise<WalletAnswer | RefusedCall> {
  return await walletCall(system, call, "win", request, async (move): Promise<CallEffect | RefusedCall> => {
    const { player, amount, calls } = move;
    const { bet, round } = calls;
    if (amount === 0n) return refused("invalid");
    if (!bet || !round?.bet_id || bet.call_round !== request.roundId || bet.call_game !== request.gameCode)
      return refused("not_found");
    if (!canApply(PROVIDER_CALL, bet.state, "pay", "adapter")) return refused("already_rolled_back");
    if (round.settled_at || calls.ended) return refused("round_closed");
    const { owner, balance, wallet } = player;
    const of = { memberId: owner.id, provider: call.provider };
    const paid = setCallState(of, request.betTransactionId, stateAfter(PROVIDER_CALL, "pay"));
    if (takesAboveMaximum(player, round, amount))
      return {
        balance,
        state: stateAfter(PROVIDER_CALL, "hold"),
        also: { paid, ...holdParts(owner, round.bet_id, amount, call.now) },
      };
    const collected = round.first_settled_at ? await collectFrom(move, amount) : undefined;
    return {
      balance: collected?.balance ?? balance + amount,
      further: collected?.moves,
      state: stateAfter(PROVIDER_CALL, "record"),
      transfer: playPosting("win", wallet, call.provider),
      also: { paid, payout: addPayout(owner.id, round.bet_id, amount) },
    };
  });
}
