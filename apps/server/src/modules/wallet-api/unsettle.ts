import type { WalletAnswer } from "@baize/api/provider/answer";
import type { UnsettleRequest } from "@baize/api/provider/wallet";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { BET } from "@baize/domain/gaming/bet/status";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { mergeParts, type NamedParts } from "../../platform/database/named-parts.ts";
import type { System } from "../../platform/system.ts";
import { reopenRound } from "../gaming/rounds/queries.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { notificationPart } from "../inbox/send-message.ts";
import type { RoundRow } from "./load-queries.ts";
import { reopenCalls } from "./queries.ts";
import { type RefusedCall, refused } from "./reply.ts";
import { sumsOf } from "./round-sums.ts";
import type { SignedCall } from "./signed-call.ts";
import { takeBack } from "./take-back.ts";
import { type NewCall, type CallEffect, walletCall } from "./wallet-call.ts";

/**
 * Takes the result of a settled round back: its wins leave the player, and the round is open again with its stakes, so that the
 * provider can settle it by the right result. It never waits for an account that is locked or a session that is over.
 */
export const unsettle =
  (subscribers: readonly RoundSettledSubscriber[]) =>
  async (system: System, call: SignedCall, request: UnsettleRequest): Promise<WalletAnswer | RefusedCall> =>
    await walletCall(system, call, "unsettle", request, async (move) => await planUnsettle(subscribers, move));

async function planUnsettle(
  subscribers: readonly RoundSettledSubscriber[],
  move: NewCall<UnsettleRequest>,
): Promise<CallEffect | RefusedCall> {
  const { player, request, amount, calls } = move;
  const { round } = calls;
  const end = calls.ends.find((row) => row.transaction_id === request.endTransactionId);
  if (!end || !round?.bet_id) return refused("not_found");
  if (end.state === stateAfter(PROVIDER_CALL, "unsettle"))
    return { balance: player.balance, amount: 0n, state: stateAfter(PROVIDER_CALL, "repeat") };
  const isWaiting = round.settled_at === null;
  if (!isWaiting && !canApply(BET, round.status, "unsettle", "adapter")) return refused("conflict");
  const { payout, withheld } = sumsOf(round);
  if (amount !== payout + withheld) return refused("conflict");
  const { balance, moves } = await takeBack(move, payout);
  return {
    balance,
    amount: payout,
    state: stateAfter(PROVIDER_CALL, "record"),
    further: moves,
    also: await buildParts(subscribers, move, round.bet_id, round),
  };
}

async function buildParts(
  subscribers: readonly RoundSettledSubscriber[],
  { run, player, call, request, amount }: NewCall<UnsettleRequest>,
  betId: string,
  round: RoundRow,
): Promise<NamedParts> {
  const { id: memberId, currency } = player.owner;
  const own: NamedParts = {
    round: reopenRound(memberId, betId),
    ...reopenCalls({ memberId, provider: call.provider }, request.gameCode, request.roundId),
  };
  const facts = { amount: { minor: amount, currency } };
  const told: NamedParts = amount > 0n ? { told: notificationPart(memberId, "win_taken_back", facts, call.now) } : {};
  if (round.settled_at === null) return mergeParts(own, told);
  const others: NamedParts[] = [];
  for (const { roundUnsettled } of subscribers)
    others.push((await roundUnsettled?.(run, { memberId, betId, at: call.now })) ?? {});
  return mergeParts(own, told, ...others);
}
