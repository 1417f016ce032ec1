import type { WalletAnswer } from "@baize/api/provider/answer";
import type { WinRequest } from "@baize/api/provider/wallet";
import { playPosting } from "./play-posting.ts";
import type { System } from "../../platform/system.ts";
import { type Refused, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { walletCall } from "./wallet-call.ts";
import { addPayout } from "../gaming/rounds/queries.ts";
import { setCallState } from "./queries.ts";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";

/** Pays a win. Needs no live session and no unlocked account, because the player has won already. */
export async function win(system: System, call: SignedCall, request: WinRequest): Promise<WalletAnswer | Refused> {
  return await walletCall(system, call, "win", request, ({ player, amount, calls }) => {
    const { bet, round } = calls;
    if (amount === 0n) return refused("invalid");
    if (!bet || !round?.bet_id || bet.call_round !== request.roundId || bet.call_game !== request.gameCode)
      return refused("not_found");
    if (!canApply(PROVIDER_CALL, bet.state, "pay", "adapter")) return refused("already_rolled_back");
    if (round.settled_at) return refused("round_closed");
    const { owner, balance, wallet } = player;
    const of = { memberId: owner.id, provider: call.provider };
    return {
      balance: balance + amount,
      state: stateAfter(PROVIDER_CALL, "record"),
      transfer: playPosting("win", wallet, call.provider),
      also: {
        paid: setCallState(of, request.betTransactionId, stateAfter(PROVIDER_CALL, "pay")),
        payout: addPayout(owner.id, round.bet_id, amount),
      },
    };
  });
}
