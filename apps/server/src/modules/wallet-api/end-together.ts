import type { BulkCall } from "@baize/api/provider/bulk";
import type { EndRoundRequest } from "@baize/api/provider/wallet";
import type { System } from "../../platform/system.ts";
import { listCategories } from "../gaming/rounds/queries.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { type EndedInBatch, settleRounds } from "../gaming/rounds/settle-rounds.ts";
import { storeEnds } from "./bulk-queries.ts";
import { type Answers, asCarriedOut, type Candidate, carryOutTogether, type CarriedOut } from "./carry-out-together.ts";
import { checkEnd } from "./end-round.ts";
import type { RoundRow } from "./load-queries.ts";
import type { Player } from "./queries.ts";
import { accepted } from "./reply.ts";
import { sumsOf } from "./round-sums.ts";
import type { SignedCall } from "./signed-call.ts";

interface Ended extends CarriedOut {
  readonly round: EndedInBatch;
}

const requestOf = ({ operation, request }: BulkCall): EndRoundRequest | undefined =>
  operation === "endRound" ? request : undefined;

/**
 * Ends those rounds of a bulk that settle for the first time with an outcome, in one transaction: a match decides about many bets in
 * the same moment.
 */
export const endTogether = async (
  subscribers: readonly RoundSettledSubscriber[],
  system: System,
  call: SignedCall,
  calls: readonly BulkCall[],
): Promise<Answers | "used"> =>
  await carryOutTogether(system, call, calls, requestOf, async (run, candidates) => {
    const ended = candidates.filter(hasPlayer).flatMap((candidate) => endOne(call, candidate) ?? []);
    if (ended.length === 0) return [];
    await storeEnds(run, call, ended);
    const categories = await listCategories(run, [...new Set(ended.map(({ round }) => round.gameId))]);
    const byCategory = Map.groupBy(ended, ({ round }) => categories.get(round.gameId) ?? "");
    for (const [category, some] of byCategory)
      await settleRounds(
        run,
        subscribers,
        category,
        some.map(({ round }) => round),
      );
    return ended;
  });

type Playing = Candidate<EndRoundRequest> & { readonly player: Player };

const hasPlayer = (candidate: Candidate<EndRoundRequest>): candidate is Playing => candidate.player !== undefined;

/** The round of an end; undefined where the end is refused or known, or does more than to settle its round. */
function findPlainRound({ request, calls }: Playing): { readonly round: RoundRow; readonly betId: string } | undefined {
  if (!calls || calls.before || request.status === "void" || request.reason !== undefined) return undefined;
  const checked = checkEnd({ request, calls });
  if ("code" in checked || !checked.round || checked.isRefunded || checked.rake > 0n) return undefined;
  const { waiting, first_settled_at: settledBefore, wallet } = checked.round;
  return waiting || settledBefore || wallet !== "" ? undefined : checked;
}

function endOne({ now: at }: SignedCall, candidate: Playing): Ended | undefined {
  const { request, player } = candidate;
  const found = findPlainRound(candidate);
  if (!found) return undefined;
  const { round, betId } = found;
  const { owner, brand } = player;
  const { stake, refunded, payout } = sumsOf(round);
  const { summary = "", verifyUrl = "" } = request.detail ?? {};
  const { game_id: gameId, campaign } = round;
  const answer = accepted(player.balance, owner.currency, undefined);
  return {
    ...asCarriedOut("endRound", candidate, answer),
    round: { owner, brand, betId, gameId, campaign, stake: stake - refunded, payout, isAgain: false, summary, verifyUrl, at },
  };
}
