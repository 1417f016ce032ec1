import type { WalletAnswer } from "@baize/api/provider/answer";
import type { UnsettleRequest } from "@baize/api/provider/wallet";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { BET } from "@baize/domain/gaming/bet/status";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { mergeParts, type NamedParts } from "../../platform/database/named-parts.ts";
import type { System } from "../../platform/system.ts";
import { reopenRound } from "../gaming/rounds/queries.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { loadUnsettledParts } from "../gaming/rounds/unsettled-parts.ts";
import type { NotificationFacts, NotificationTemplate } from "../inbox/notifications.ts";
import { notificationPart } from "../inbox/send-message.ts";
import { freeWinMoves } from "./free-rounds/free-win-moves.ts";
import { potMoves } from "./pot-moves.ts";
import { listPotParts } from "./pot-queries.ts";
import { reopenCalls } from "./queries.ts";
import { type RefusedCall, refused } from "./reply.ts";
import { sumsOf } from "./round-sums.ts";
import type { SignedCall } from "./signed-call.ts";
import { takeBack } from "./take-back.ts";
import { type CallEffect, type FurtherMoves, type NewCall, walletCall } from "./wallet-call.ts";

/**
 * Takes the result of a settled round back: its wins leave the player, and the round is open again with its stakes, so that the
 * provider can settle it by the right result. It never waits for an account that is locked or a session that is over.
 */
export const unsettle =
  (subscribers: readonly RoundSettledSubscriber[]) =>
  async (system: System, call: SignedCall, request: UnsettleRequest): Promise<WalletAnswer | RefusedCall> =>
    await walletCall(
      system,
      call,
      "unsettle",
      request,
      async (move) => await planUnsettle(subscribers, move, winTakenBack(move)),
    );

/** What the player reads about a result that was taken back. */
export type Notification = { readonly template: NotificationTemplate; readonly facts: NotificationFacts } | undefined;

export const winTakenBack = ({ player, amount }: NewCall<UnsettleRequest>): Notification =>
  amount > 0n ? { template: "win_taken_back", facts: { amount: { minor: amount, currency: player.owner.currency } } } : undefined;

type OfRound = Pick<UnsettleRequest, "gameCode" | "roundId">;

/** Reads no field but those of `unsettle`, so that other calls may take a result back too. */
export async function planUnsettle(
  subscribers: readonly RoundSettledSubscriber[],
  move: NewCall<UnsettleRequest>,
  notification: Notification,
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
    further: [...moves, ...(await returnWins(move))],
    also: await buildParts(subscribers, move, { betId: round.bet_id, isWaiting }, notification),
  };
}

/** Puts what the wins of a result took out of pots back there, and what a campaign paid for them back to it. */
export async function returnWins({ run, player, call, request, calls }: NewCall<OfRound>): Promise<FurtherMoves> {
  const { gameCode, roundId } = request;
  const of = { memberId: player.owner.id, provider: call.provider, gameCode, roundId };
  const { round } = calls;
  return [
    ...potMoves("winBack", call.provider, await listPotParts(run, of, "win")),
    ...freeWinMoves("winBack", call.provider, round?.campaign, BigInt(round?.payout ?? 0)),
  ];
}

async function buildParts(
  subscribers: readonly RoundSettledSubscriber[],
  { run, player, call, request }: NewCall<UnsettleRequest>,
  { betId, isWaiting }: { readonly betId: string; readonly isWaiting: boolean },
  notification: Notification,
): Promise<NamedParts> {
  const memberId = player.owner.id;
  const own: NamedParts = {
    round: reopenRound(memberId, betId),
    ...reopenCalls({ memberId, provider: call.provider }, request.gameCode, request.roundId),
  };
  const sent = notificationParts({ player, call }, notification);
  if (isWaiting) return mergeParts(own, sent);
  return mergeParts(own, sent, await loadUnsettledParts(run, subscribers, { memberId, betId, at: call.now }));
}

/** Sends the notification with the call. */
export const notificationParts = (
  { player, call }: Pick<NewCall<unknown>, "player" | "call">,
  notification: Notification,
): NamedParts =>
  notification ? { sent: notificationPart(player.owner.id, notification.template, notification.facts, call.now) } : {};
