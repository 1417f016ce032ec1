import type { BulkCall } from "@baize/api/provider/bulk";
import type { WinRequest } from "@baize/api/provider/wallet";
import { PendingMoves } from "../../ledger/pending-moves.ts";
import type { System } from "../../platform/system.ts";
import { type PaidWin, storeWins } from "./bulk-queries.ts";
import { type Answers, asCarriedOut, type Candidate, carryOutTogether, type CarriedOut } from "./carry-out-together.ts";
import { playPosting } from "./play-posting.ts";
import { readPotParts } from "./pot-moves.ts";
import { accepted } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { amountOf } from "./wallet-call.ts";
import { checkWin } from "./win.ts";

type Paid = PaidWin & CarriedOut;

const requestOf = ({ operation, request }: BulkCall): WinRequest | undefined => (operation === "win" ? request : undefined);

/**
 * Pays those wins of a bulk of which nothing else follows than their posting, in one transaction: a table decides about many
 * players in the same moment.
 */
export const payTogether = async (system: System, call: SignedCall, calls: readonly BulkCall[]): Promise<Answers | "used"> =>
  await carryOutTogether(system, call, calls, requestOf, async (run, candidates) => {
    const moves = await PendingMoves.load(
      run,
      candidates.flatMap(({ player }) => (player ? [player.owner.id] : [])),
    );
    const paid = candidates.flatMap((candidate) => payOne(moves, call, candidate) ?? []);
    if (paid.length === 0) return [];
    await moves.write();
    await storeWins(run, call, paid);
    return paid;
  });

/** Undefined where the win is refused or known, or more follows of it than its posting. */
function payOne(moves: PendingMoves, { provider, now }: SignedCall, candidate: Candidate<WinRequest>): Paid | undefined {
  const { request, player, calls } = candidate;
  const amount = amountOf(request);
  if (!player || !calls || calls.before || amount === undefined) return undefined;
  const potParts = readPotParts(request, amount);
  if (potParts?.length !== 0) return undefined;
  const checked = checkWin({ player, request, amount, potParts, calls });
  if ("code" in checked || checked.isHeld || checked.isAgain) return undefined;
  const { betId, round } = checked;
  if (round.campaign !== null || round.wallet !== "") return undefined;
  const { owner, wallet } = player;
  const move = { ...playPosting("win", wallet, provider), owner, amount, ref: `${provider}/${request.transactionId}` };
  const reference = moves.add(now, [move]);
  const answer = accepted(moves.balanceOf(wallet), owner.currency, reference);
  return { ...asCarriedOut("win", candidate, answer), amount, betId };
}
