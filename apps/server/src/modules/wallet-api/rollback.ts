import type { WalletAnswer } from "@baize/api/provider/answer";
import type { RollbackRequest } from "@baize/api/provider/wallet";
import { returnRoundOf } from "./free-rounds/plan-free-bet.ts";
import { playPosting } from "./play-posting.ts";
import { potMoves } from "./pot-moves.ts";
import type { System } from "../../platform/system.ts";
import { type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { type CallEffect, walletCall } from "./wallet-call.ts";
import { addRefund } from "../gaming/rounds/queries.ts";
import { setCallState } from "./queries.ts";
import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";

/** The answer to a rollback of a bet that is unknown, by the policy of its provider. */
const UNKNOWN_ROLLBACK: Readonly<Record<AnswerPolicy["unknownRollback"], (balance: bigint) => CallEffect | RefusedCall>> = {
  accept: (balance) => ({ balance, state: stateAfter(PROVIDER_CALL, "miss") }),
  refuse: () => refused("not_found"),
};

/**
 * Refunds a stake. The bet is found by its transaction id alone, whichever round and game the vendor names. A rollback of an
 * unknown bet is answered like any other and stored, unless the provider's policy refuses it: if the bet arrives later it is refused,
 * because the provider has already told the player that it did not happen. So is a second rollback of one bet: its stake is back already.
 */
export async function rollback(system: System, call: SignedCall, request: RollbackRequest): Promise<WalletAnswer | RefusedCall> {
  return await walletCall(system, call, "rollback", request, ({ player, amount, calls }) => {
    const { bet, round } = calls;
    const { owner, balance, wallet } = player;
    if (!bet) return UNKNOWN_ROLLBACK[player.policy.unknownRollback](balance);
    if (!round?.bet_id) return refused("not_found");
    if (BigInt(bet.call_amount) !== amount) return refused("conflict");
    if (bet.state === stateAfter(PROVIDER_CALL, "roll_back")) return { balance, state: stateAfter(PROVIDER_CALL, "repeat") };
    if (round.settled_at || calls.ended) return refused("round_closed");
    if (!canApply(PROVIDER_CALL, bet.state, "roll_back", "adapter")) return refused("conflict");
    const of = { memberId: owner.id, provider: call.provider };
    return {
      balance: balance + amount,
      state: stateAfter(PROVIDER_CALL, "record"),
      ...(amount > 0n && { transfer: playPosting("rollback", wallet, call.provider) }),
      further: potMoves("shareBack", call.provider, bet.pot === null ? [] : [{ pot: bet.pot, amount: BigInt(bet.pot_amount) }]),
      also: {
        back: setCallState(of, request.betTransactionId, stateAfter(PROVIDER_CALL, "roll_back")),
        refund: addRefund(owner.id, round.bet_id, amount),
        ...returnRoundOf(owner.id, round, call.now),
      },
    };
  });
}
