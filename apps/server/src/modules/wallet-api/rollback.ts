import type { WalletAnswer } from "@baize/api/provider/answer";
import type { RollbackRequest } from "@baize/api/provider/wallet";
import { playPosting } from "./play-posting.ts";
import type { System } from "../../platform/system.ts";
import { type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { walletCall } from "./wallet-call.ts";
import { addRefund } from "../gaming/rounds/queries.ts";
import { setCallState } from "./queries.ts";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";

/**
 * Refunds a stake. The bet is found by its transaction id alone, whichever round and game the vendor names. A rollback of an
 * unknown bet is answered like any other and stored: if the bet arrives later it is refused, because the provider has already
 * told the player that it did not happen. So is a second rollback of one bet: its stake is back already.
 */
export async function rollback(system: System, call: SignedCall, request: RollbackRequest): Promise<WalletAnswer | RefusedCall> {
  return await walletCall(system, call, "rollback", request, ({ player, amount, calls }) => {
    const { bet, round } = calls;
    const { owner, balance, wallet } = player;
    if (!bet) return { balance, state: stateAfter(PROVIDER_CALL, "miss") };
    if (!round?.bet_id) return refused("not_found");
    if (BigInt(bet.call_amount) !== amount) return refused("conflict");
    if (bet.state === stateAfter(PROVIDER_CALL, "roll_back")) return { balance, state: stateAfter(PROVIDER_CALL, "repeat") };
    if (round.settled_at || calls.ended) return refused("round_closed");
    if (!canApply(PROVIDER_CALL, bet.state, "roll_back", "adapter")) return refused("conflict");
    const of = { memberId: owner.id, provider: call.provider };
    return {
      balance: balance + amount,
      state: stateAfter(PROVIDER_CALL, "record"),
      transfer: playPosting("rollback", wallet, call.provider),
      also: {
        back: setCallState(of, request.betTransactionId, stateAfter(PROVIDER_CALL, "roll_back")),
        refund: addRefund(owner.id, round.bet_id, amount),
      },
    };
  });
}
