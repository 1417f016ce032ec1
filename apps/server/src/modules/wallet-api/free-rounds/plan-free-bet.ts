import type { BetRequest } from "@baize/api/provider/wallet";
import { BET } from "@baize/domain/gaming/bet/status";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { NamedParts } from "../../../platform/database/named-parts.ts";
import type { RoundRow } from "../load-queries.ts";
import { type RefusedCall, refused, refusedFor } from "../reply.ts";
import type { NewCall } from "../wallet-call.ts";
import { loadOpenRounds, returnFreeRound, takeFreeRound } from "./queries.ts";

/** Whether a bet and the round that it joins are both free, of one campaign and with no other bet, or both are not. */
export function canJoin({ campaign }: BetRequest, round: RoundRow | undefined): boolean {
  if (!round?.bet_id) return true;
  if (round.campaign !== (campaign ?? null)) return false;
  return campaign === undefined || round.status === stateAfter(BET, "refund");
}

/** The part that uses a free round of the bet's campaign: none for a bet with a stake; or why it cannot be used. */
export async function planFreeRound({
  run,
  player,
  call,
  request,
}: NewCall<BetRequest>): Promise<RefusedCall | { readonly used: NamedParts }> {
  const { campaign, gameCode } = request;
  if (campaign === undefined) return { used: {} };
  const { owner, balance } = player;
  const rounds = await loadOpenRounds(run, { memberId: owner.id, provider: call.provider, gameCode }, campaign);
  if (!rounds) return refused("not_found");
  if (rounds.open === 0 || rounds.validUntil <= call.now) return refusedFor("limit_reached", balance, owner.currency);
  return { used: { used: takeFreeRound(owner.id, campaign) } };
}

/** The part that gives back the free round of a bet that is given back: none for a round with a stake. */
export const returnRoundOf = (memberId: string, { campaign }: RoundRow, at: Date): NamedParts =>
  campaign === null ? {} : { returned: returnFreeRound(memberId, campaign, at) };
