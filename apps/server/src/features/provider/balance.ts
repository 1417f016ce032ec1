import type { WalletAnswer } from "@baize/api/provider/answer";
import type { BalanceRequest } from "@baize/api/provider/wallet";
import type { System } from "../../system.ts";
import { accepted, type Refused, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { inTransaction, loadPlayer } from "./store.ts";

export async function balance(system: System, call: SignedCall, request: BalanceRequest): Promise<WalletAnswer | Refused> {
  return await inTransaction(system, async (tx) => {
    const loaded = await loadPlayer(tx, system, call, request);
    if (!loaded.fresh) return refused("stale");
    if (!loaded.player) return refused("not_found");
    if (!loaded.player.session) return refused("session_expired");
    return accepted(loaded.player.balance, request.currency);
  });
}
