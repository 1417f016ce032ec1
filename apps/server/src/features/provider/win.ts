import { randomUUIDv7 } from "node:crypto";
import type { WalletAnswer } from "@baize/api/provider/answer";
import type { WinRequest } from "@baize/api/provider/wallet";
import { houseAccount, memberAccount } from "../../ledger/account.ts";
import { post } from "../../ledger/post.ts";
import type { System } from "../../system.ts";
import { accepted, type Refused, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { setCallState, updateRound } from "./store.ts";
import { walletCall } from "./wallet-call.ts";

/** Pays on a bet. Needs no live session and no unlocked account: what was won is owed. */
export async function win(system: System, call: SignedCall, request: WinRequest): Promise<WalletAnswer | Refused> {
  return await walletCall(system, call, "win", request, async (tx, { player, amount, calls, ref }) => {
    const { bet, round } = calls;
    if (amount === 0n) return refused("invalid");
    if (!bet || !round || bet.roundId !== request.roundId) return refused("not_found");
    if (bet.state === "rolled_back" || round.settledAt) return refused("conflict");
    const { owner, brand } = player;
    const debit = houseAccount(brand.house, owner, "vendor", call.provider);
    const credit = memberAccount(owner, "cash");
    const txId = randomUUIDv7();
    const posted = await post(tx, { memberId: owner.id, txId, debit, credit, amount, kind: "win", ref, at: call.now });
    if (bet.state === "taken") await setCallState(tx, bet, "paid");
    await updateRound(tx, round, { payout: round.payout + amount });
    return { answer: accepted(posted.creditBalance, owner.currency, txId), state: "done" };
  });
}
