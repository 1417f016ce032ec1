import { randomUUIDv7 } from "node:crypto";
import type { WalletAnswer } from "@baize/api/provider/answer";
import type { RollbackRequest } from "@baize/api/provider/wallet";
import { houseAccount, memberAccount } from "../../ledger/account.ts";
import { post } from "../../ledger/post.ts";
import type { System } from "../../system.ts";
import { accepted, type Refused, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { setCallState, updateRound } from "./store.ts";
import { walletCall } from "./wallet-call.ts";

/**
 * Gives a stake back. A bet that never arrived is answered like one that did, and remembered: if it arrives later it is
 * refused, because the provider has already told the player that it did not happen.
 */
export async function rollback(system: System, call: SignedCall, request: RollbackRequest): Promise<WalletAnswer | Refused> {
  return await walletCall(system, call, "rollback", request, async (tx, { player, amount, calls, ref }) => {
    const { bet, round } = calls;
    const { owner, brand } = player;
    if (calls.rollback) return refused("conflict");
    if (!bet || !round) return { answer: accepted(player.balance, owner.currency), state: "tombstone" };
    if (bet.roundId !== request.roundId || bet.amount !== amount) return refused("conflict");
    if (bet.state !== "taken" || round.settledAt) return refused("conflict");
    const debit = houseAccount(brand.house, owner, "vendor", call.provider);
    const credit = memberAccount(owner, "cash");
    const txId = randomUUIDv7();
    const posted = await post(tx, { memberId: owner.id, txId, debit, credit, amount, kind: "rollback", ref, at: call.now });
    await setCallState(tx, bet, "rolled_back");
    const refundedNow = round.refunded + amount;
    const over = refundedNow === round.stake && round.payout === 0n;
    await updateRound(tx, round, { refunded: refundedNow, ...(over ? { status: "refunded", settledAt: call.now } : {}) });
    return { answer: accepted(posted.creditBalance, owner.currency, txId), state: "done" };
  });
}
