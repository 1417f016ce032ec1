import type { WalletAnswer } from "@baize/api/provider/answer";
import type { WinRequest } from "@baize/api/provider/wallet";
import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import type { System } from "../../platform/system.ts";
import { addPayout } from "../gaming/rounds/queries.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { canTakeLate, openForWin, settleAgain } from "./late-win.ts";
import type { RoundRow } from "./load-queries.ts";
import { freeWinMoves } from "./free-rounds/free-win-moves.ts";
import { playPosting } from "./play-posting.ts";
import { potMoves } from "./pot-moves.ts";
import { setCallState } from "./queries.ts";
import { type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { collectFrom } from "./take-back.ts";
import { type CallEffect, type NewCall, walletCall } from "./wallet-call.ts";
import { holdParts, takesAboveMaximum } from "./wins/hold-win.ts";

/**
 * Pays a win, or holds one that takes its round above the maximum: the vendor gets its answer, and the money waits for an
 * operator. Needs no live session and no unlocked account, because the player has won already. */
export const win =
  (subscribers: readonly RoundSettledSubscriber[]) =>
  async (system: System, call: SignedCall, request: WinRequest): Promise<WalletAnswer | RefusedCall> =>
    await walletCall(system, call, "win", request, planWin(subscribers));

/** Whether a win is taken after the end of its round, by the policy of its provider. */
const LATE_WIN_RULES: Readonly<Record<AnswerPolicy["lateWin"], (round: RoundRow) => boolean>> = {
  refuse: () => false,
  pay: canTakeLate,
};

export interface CheckedWin {
  readonly round: RoundRow;
  readonly betId: string;
  /** It takes its round above the maximum. */
  readonly isHeld: boolean;
  /** The round was settled, ended or opened again before: more follows than the posting. */
  readonly isAgain: boolean;
}

/** What becomes of a win, by what is stored. */
export function checkWin({
  player,
  request,
  amount,
  potParts,
  calls,
}: Omit<NewCall<WinRequest>, "run" | "call">): CheckedWin | RefusedCall {
  const { bet, round } = calls;
  if (amount === 0n) return refused("invalid");
  if (!bet || !round?.bet_id || bet.call_round !== request.roundId || bet.call_game !== request.gameCode)
    return refused("not_found");
  // The campaign bears the whole win.
  if (round.campaign !== null && potParts.length > 0) return refused("invalid");
  if (!canApply(PROVIDER_CALL, bet.state, "pay", "adapter")) return refused("already_rolled_back");
  if ((round.settled_at || calls.ended) && !LATE_WIN_RULES[player.policy.lateWin](round)) return refused("round_closed");
  return {
    round,
    betId: round.bet_id,
    isHeld: takesAboveMaximum(player, round, amount),
    isAgain: calls.ended || round.settled_at !== null || round.first_settled_at !== null,
  };
}

export const planWin =
  (subscribers: readonly RoundSettledSubscriber[]) =>
  async (move: NewCall<WinRequest>): Promise<CallEffect | RefusedCall> => {
    const checked = checkWin(move);
    if ("code" in checked) return checked;
    return checked.isHeld ? await holding(subscribers, move, checked) : await paying(subscribers, move, checked);
  };

const paidBet = ({ player, call, request }: NewCall<WinRequest>) =>
  setCallState(
    { memberId: player.owner.id, provider: call.provider },
    request.betTransactionId,
    stateAfter(PROVIDER_CALL, "pay"),
  );

async function holding(
  subscribers: readonly RoundSettledSubscriber[],
  move: NewCall<WinRequest>,
  { round, betId }: CheckedWin,
): Promise<CallEffect> {
  const { player, amount, call } = move;
  if (round.settled_at) await openForWin(subscribers, move, betId, 0n);
  return {
    balance: player.balance,
    state: stateAfter(PROVIDER_CALL, "hold"),
    also: { paid: paidBet(move), ...holdParts(player.owner, betId, amount, call.now) },
  };
}

async function paying(
  subscribers: readonly RoundSettledSubscriber[],
  move: NewCall<WinRequest>,
  { round, betId, isAgain }: CheckedWin,
): Promise<CallEffect> {
  const { player, amount, potParts, call } = move;
  const { owner, balance, wallet } = player;
  if (round.settled_at) await openForWin(subscribers, move, betId, amount);
  const collected = isAgain ? await collectFrom(move, amount) : undefined;
  const record = round.settled_at
    ? await settleAgain(subscribers, move, round, betId)
    : { payout: addPayout(owner.id, betId, amount) };
  return {
    balance: collected?.balance ?? balance + amount,
    further: [
      ...potMoves("win", call.provider, potParts),
      ...freeWinMoves("win", call.provider, round.campaign, amount),
      ...(collected?.moves ?? []),
    ],
    state: stateAfter(PROVIDER_CALL, "record"),
    transfer: playPosting("win", wallet, call.provider),
    also: { paid: paidBet(move), ...record },
  };
}
