import type { WalletAnswer } from "@baize/api/provider/answer";
import type { EndRoundRequest } from "@baize/api/provider/wallet";
import { parseAmount } from "@baize/domain/money/amount";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { BET } from "@baize/domain/gaming/bet/status";
import type { System } from "../../platform/system.ts";
import { mergeParts, type NamedParts } from "../../platform/database/named-parts.ts";
import { endRefunded } from "../gaming/rounds/queries.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { settleRound } from "../gaming/rounds/settle-round.ts";
import type { RoundRow } from "./load-queries.ts";
import { returnRoundOf } from "./free-rounds/plan-free-bet.ts";
import { playPosting } from "./play-posting.ts";
import { potMoves } from "./pot-moves.ts";
import { listPotParts } from "./pot-queries.ts";
import { rollBackBets } from "./queries.ts";
import { type RefusedCall, refused } from "./reply.ts";
import { sumsOf } from "./round-sums.ts";
import type { SignedCall } from "./signed-call.ts";
import { type NewCall, type CallEffect, walletCall } from "./wallet-call.ts";

const rakeOf = ({ rake, currency }: EndRoundRequest): bigint | undefined =>
  rake === undefined ? 0n : parseAmount(rake, currency);

type EndOf = (move: NewCall<EndRoundRequest>) => Promise<CallEffect | RefusedCall> | CallEffect | RefusedCall;

/**
 * Closes a round. The provider sends the sums that it has; when they differ from the ledger's, the round stays open and the
 * provider gets a conflict, so that a difference is noticed.
 */
export const endRound =
  (subscribers: readonly RoundSettledSubscriber[]) =>
  async (system: System, call: SignedCall, request: EndRoundRequest): Promise<WalletAnswer | RefusedCall> =>
    await walletCall(system, call, "endRound", request, endOf(subscribers));

type CheckedEnd =
  | { readonly round: undefined }
  | {
      readonly round: RoundRow;
      readonly betId: string;
      /** Its stakes were given back, so its end changes nothing but the record. */
      readonly isRefunded: boolean;
      readonly rake: bigint;
    };

/** What becomes of the end of a round, by what is stored. A round without a bet has nothing to settle. */
export function checkEnd({
  request,
  calls: { round, ended },
}: Pick<NewCall<EndRoundRequest>, "request" | "calls">): CheckedEnd | RefusedCall {
  const bet = parseAmount(request.totalBet, request.currency);
  const won = parseAmount(request.totalWin, request.currency);
  const rake = rakeOf(request);
  if (rake === undefined || bet === undefined || rake > bet) return refused("invalid");
  if (ended) return refused("round_closed");
  if (!round?.bet_id) return bet === 0n && won === 0n ? { round: undefined } : refused("not_found");
  const isRefunded = round.status === stateAfter(BET, "refund");
  // A round that was closed by its rollback, as rounds once were, may still be ended.
  if (round.settled_at && !isRefunded) return refused("round_closed");
  const { stake, refunded, payout, withheld } = sumsOf(round);
  if (bet !== stake - refunded || won !== payout + withheld) return refused("conflict");
  return { round, betId: round.bet_id, isRefunded, rake };
}

/** The effect of the end of a round. */
export const endOf =
  (subscribers: readonly RoundSettledSubscriber[]): EndOf =>
  async (move) => {
    const { player, request, call } = move;
    const checked = checkEnd(move);
    if ("code" in checked) return checked;
    const done: CallEffect = { balance: player.balance, state: stateAfter(PROVIDER_CALL, "record") };
    if (!checked.round) return done;
    const { round, betId, isRefunded } = checked;
    if (isRefunded) return { ...done, also: { ended: endRefunded(player.owner.id, betId, request.reason ?? "", call.now) } };
    return await ending(subscribers, move, round, done);
  };

async function ending(
  subscribers: readonly RoundSettledSubscriber[],
  move: NewCall<EndRoundRequest>,
  round: RoundRow,
  done: CallEffect,
): Promise<CallEffect | RefusedCall> {
  const isVoid = move.request.status === "void";
  // A win is never taken back, whether it was paid or waits for an operator.
  if (isVoid && sumsOf(round).withheld > 0n) return refused("conflict");
  // Settled when an operator has decided on the last win that waits.
  if (round.waiting) return done;
  return isVoid ? await voiding(subscribers, move, round, done) : await settling(subscribers, move, round, done);
}

async function settling(
  subscribers: readonly RoundSettledSubscriber[],
  move: NewCall<EndRoundRequest>,
  round: RoundRow,
  done: CallEffect,
): Promise<CallEffect> {
  return { ...done, also: await closingParts(subscribers, move, round, 0n) };
}

/** Gives back what no rollback and no win has returned, so that record and ledger agree on a net of zero. */
async function voiding(
  subscribers: readonly RoundSettledSubscriber[],
  move: NewCall<EndRoundRequest>,
  round: RoundRow,
  done: CallEffect,
): Promise<CallEffect | RefusedCall> {
  const { run, player, request, call } = move;
  const { stake, refunded, payout } = sumsOf(round);
  const left = stake - refunded - payout;
  // A win that was paid is never taken back.
  if (left < 0n) return refused("conflict");
  const of = { memberId: player.owner.id, provider: call.provider };
  const back = rollBackBets(of, request.gameCode, request.roundId);
  const also = mergeParts(
    { back, ...returnRoundOf(of.memberId, round, call.now) },
    await closingParts(subscribers, move, round, left),
  );
  const parts = await listPotParts(run, { ...of, gameCode: request.gameCode, roundId: request.roundId }, "bet");
  const further = potMoves("shareBack", call.provider, parts);
  if (left === 0n) return { ...done, further, also };
  const transfer = playPosting("rollback", player.wallet, call.provider);
  return { ...done, balance: done.balance + left, amount: left, transfer, further, also };
}

async function closingParts(
  subscribers: readonly RoundSettledSubscriber[],
  { run, player, request, call }: NewCall<EndRoundRequest>,
  round: RoundRow,
  givenBack: bigint,
): Promise<NamedParts> {
  const { owner, brand } = player;
  const { stake, refunded, payout } = sumsOf(round);
  const rake = rakeOf(request) ?? 0n;
  const { summary = "", verifyUrl = "" } = request.detail ?? {};
  return await settleRound(run, subscribers, {
    owner,
    brand,
    betId: round.bet_id ?? "",
    gameId: round.game_id,
    campaign: round.campaign,
    stake: stake - refunded - givenBack,
    payout,
    path: round.path,
    isAgain: round.first_settled_at !== null,
    isVoid: request.status === "void",
    givenBack,
    rake,
    summary,
    verifyUrl,
    voidReason: request.reason,
    at: call.now,
  });
}
