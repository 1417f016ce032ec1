import type { WalletAnswer } from "@baize/api/provider/answer";
import type { BalanceRequest } from "@baize/api/provider/wallet";
import { transactRaw } from "../../platform/database/retry.ts";
import type { System } from "../../platform/system.ts";
import { loadPlayerWallet } from "./wallet-queries.ts";
import { accepted, type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { loadPlayer } from "./queries.ts";

export async function balance(system: System, call: SignedCall, request: BalanceRequest): Promise<WalletAnswer | RefusedCall> {
  return await transactRaw(system.database, async (run) => {
    const loaded = await loadPlayer(run, system, call, request);
    if (!loaded.fresh) return refused("stale");
    if (!loaded.player) return refused("not_found");
    if (!loaded.player.session) return refused("session_expired");
    // The session exists, so its game names the wallet.
    const player = await loadPlayerWallet(run, loaded.player, { provider: call.provider, gameCode: "" });
    return accepted(player.balance, request.currency);
  });
}
