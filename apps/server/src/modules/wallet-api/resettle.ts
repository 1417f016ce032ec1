import type { WalletAnswer } from "@baize/api/provider/answer";
import type { ResettleRequest, WinRequest } from "@baize/api/provider/wallet";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { parseAmount } from "@baize/domain/money/amount";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { loadBalance } from "../../ledger/post.ts";
import { runAllOrNothing } from "../../platform/database/all-or-nothing.ts";
import { mergeParts } from "../../platform/database/named-parts.ts";
import { newId } from "../../platform/ids/new-id.ts";
import type { System } from "../../platform/system.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { endOf } from "./end-round.ts";
import { loadCalls } from "./call-queries.ts";
import { type Player, writeParts } from "./queries.ts";
import { isRefused, type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { takeBack } from "./take-back.ts";
import { type Notification, notificationParts, planUnsettle, returnWins, winTakenBack } from "./unsettle.ts";
import { type CallEffect, isPlan, makeFurtherMoves, makeMove, type NewCall, walletCall } from "./wallet-call.ts";
import { planWin } from "./win.ts";

type Resettling = NewCall<ResettleRequest>;

/**
 * Settles a round by another result: pays the wins of the right one, takes those of the wrong one back and ends the round, by the
 * rules of `win`, `unsettle` and `end-round`. All of it is done, or nothing.
 */
export const resettle =
  (subscribers: readonly RoundSettledSubscriber[]) =>
  async (system: System, call: SignedCall, request: ResettleRequest): Promise<WalletAnswer | RefusedCall> =>
    await walletCall(system, call, "resettle", request, async (move) => await planResettle(subscribers, move));

async function planResettle(subscribers: readonly RoundSettledSubscriber[], move: Resettling): Promise<CallEffect | RefusedCall> {
  const undone = await planUnsettle(subscribers, move, undefined);
  if (!isPlan(undone)) return undone;
  // Its result was taken back before, and the right one may have been sent since.
  if (undone.state === stateAfter(PROVIDER_CALL, "repeat")) return refused("conflict");
  return await runAllOrNothing(
    move.run,
    async () => await settleAnew(subscribers, move, undone),
    (plan) => !isPlan(plan),
  );
}

/** A right win that waits for an operator may be refused, so the player reads of the wrong one alone. None where both win as much. */
function notificationOf(move: Resettling, isWithheld: boolean): Notification {
  const { currency } = move.player.owner;
  const won = parseAmount(move.request.totalWin, currency) ?? 0n;
  if (won === move.amount) return undefined;
  if (isWithheld) return winTakenBack(move);
  const facts = { amount: { minor: won, currency }, before: { minor: move.amount, currency } };
  return { template: "result_corrected", facts };
}

async function settleAnew(
  subscribers: readonly RoundSettledSubscriber[],
  move: Resettling,
  undone: CallEffect,
): Promise<CallEffect | RefusedCall> {
  const { run, call, request } = move;
  const txId = newId();
  const returned = await returnWins(move);
  await writeParts(run, undone.also ?? {});
  const paid = await payWins(subscribers, move);
  if ("code" in paid) return paid;
  // After the right wins, so that they pay for the wrong ones and the player owes the difference alone.
  const { moves } = await takeBack({ ...move, player: await loadAgain(move) }, undone.amount ?? 0n);
  await makeFurtherMoves(move, [...moves, ...returned], txId);
  const player = await loadAgain(move);
  const calls = await loadCalls(run, player.owner.id, call.provider, request, false);
  const end = await endOf(subscribers)({ ...move, player, calls, request: { ...request, status: "settled" } });
  if (!isPlan(end)) return end;
  const sent = notificationParts(move, notificationOf(move, calls.round?.waiting ?? false));
  const also = mergeParts(end.also ?? {}, sent);
  return { ...end, also, amount: undone.amount ?? 0n, madeAs: moves[0] ? txId : paid.reference };
}

/** Pays the wins of the right result. Answers the id of the first move, or the refusal of the first win that is refused. */
async function payWins(
  subscribers: readonly RoundSettledSubscriber[],
  move: Resettling,
): Promise<RefusedCall | { readonly reference: string | undefined }> {
  let reference: string | undefined;
  const { run, call, request } = move;
  const { member, currency, gameCode, roundId } = request;
  for (const each of request.wins) {
    const win: WinRequest = { member, currency, gameCode, roundId, ...each };
    const answer = await makeMove({ run, call, player: await loadAgain(move) }, "win", win, planWin(subscribers));
    if (isRefused(answer)) return answer;
    // It was sent before, so it is of another result.
    if (answer.replayed) return refused("conflict");
    reference ??= answer.reference;
  }
  return { reference };
}

/** The player with the balance after the moves so far. */
const loadAgain = async ({ run, player }: Resettling): Promise<Player> => ({
  ...player,
  balance: (await loadBalance(run, player.wallet)) ?? 0n,
});
