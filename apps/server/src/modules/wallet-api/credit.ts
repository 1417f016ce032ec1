import type { WalletAnswer } from "@baize/api/provider/answer";
import type { CreditRequest } from "@baize/api/provider/credit";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { openAccount } from "../../ledger/open-accounts.ts";
import { notificationPart } from "../inbox/send-message.ts";
import type { System } from "../../platform/system.ts";
import { playPosting } from "./play-posting.ts";
import { type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { type NewCall, type CallEffect, walletCall } from "./wallet-call.ts";
import { findGameOfCode } from "./wallet-queries.ts";
import { isAboveMaximum } from "./wins/hold-win.ts";

/**
 * Pays a member without a bet, into the wallet of the named game, or holds a credit above the maximum as a win is held. No round
 * and no valid bet comes of it. Needs no live session and no unlocked account, as a win.
 */
export async function credit(system: System, call: SignedCall, request: CreditRequest): Promise<WalletAnswer | RefusedCall> {
  return await walletCall(system, call, "credit", request, planCredit);
}

async function planCredit({
  run,
  call,
  request,
  player,
  amount,
  calls,
}: NewCall<CreditRequest>): Promise<CallEffect | RefusedCall> {
  if (amount === 0n) return refused("invalid");
  if (calls.rollback) return refused("tombstoned");
  const game = await findGameOfCode(run, { provider: call.provider, gameCode: request.gameCode });
  if (!game) return refused("not_found");
  const { owner, wallet, balance } = player;
  if (isAboveMaximum(player, game.id, amount)) {
    const facts = { amount: { minor: amount, currency: owner.currency } };
    const notified = notificationPart(owner.id, "credit_held", facts, call.now);
    return { balance, state: stateAfter(PROVIDER_CALL, "hold"), also: { notified } };
  }
  // A member who never moved money to this vendor has no wallet there yet.
  await openAccount(run, wallet);
  return {
    balance: balance + amount,
    state: stateAfter(PROVIDER_CALL, "record"),
    transfer: playPosting("credit", wallet, call.provider),
  };
}
