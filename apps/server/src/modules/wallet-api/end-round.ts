import type { WalletAnswer } from "@baize/api/provider/answer";
import type { EndRoundRequest } from "@baize/api/provider/wallet";
import { parseAmount } from "@baize/domain/money/amount";
import type { System } from "../../platform/system.ts";
import type { RoundRow } from "./load-statements.ts";
import { outcomeOf } from "./outcome.ts";
import { type Refused, refused } from "./reply.ts";
import { sumsOf } from "./round-sums.ts";
import type { SignedCall } from "./signed-call.ts";
import { wagering } from "./wagering.ts";
import { type Move, type Plan, walletCall } from "./wallet-call.ts";
import { categoryOf, celebration } from "./winner-entry.ts";
import { closeRound } from "./write-queries.ts";

/**
 * Closes a round. The provider says what it believes was staked and won; when that is not what the ledger holds, the
 * round stays open and the provider is told, so that the two can never part silently.
 */
export async function endRound(system: System, call: SignedCall, request: EndRoundRequest): Promise<WalletAnswer | Refused> {
  return await walletCall(system, call, "endRound", request, async (move) => {
    const bet = parseAmount(request.totalBet, request.currency);
    const won = parseAmount(request.totalWin, request.currency);
    const { round } = move.calls;
    const done: Plan = { balance: move.player.balance, state: "done" };
    if (!round) return bet === 0n && won === 0n ? done : refused("not_found");
    const { stake, refunded, payout } = sumsOf(round);
    if (bet !== stake - refunded || won !== payout) return refused("conflict");
    if (round.settled_at) return round.status === "refunded" ? done : refused("conflict");
    return { ...done, also: await closing(move, round) };
  });
}

async function closing({ run, player, request, call }: Move<EndRoundRequest>, round: RoundRow): Promise<Plan["also"]> {
  const { owner } = player;
  const category = await categoryOf(run, round.game_id);
  const outcome = outcomeOf(sumsOf(round), { isVoid: request.status === "void", category, book: owner.book });
  const { summary = "", verifyUrl = "" } = request.detail ?? {};
  const [betId, at] = [round.bet_id ?? "", call.now];
  const closed = closeRound(owner.id, betId, { ...outcome, summary, verifyUrl, at });
  const played = await wagering(run, owner, { betId, category, validBet: outcome.validBet, at });
  return { closed, ...played, ...(await celebration(run, player, round, at)) };
}
