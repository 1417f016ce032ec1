import type { WalletAnswer } from "@baize/api/provider/answer";
import type { BetRequest } from "@baize/api/provider/wallet";
import { exceededLimit } from "@baize/domain/responsible-gambling/limit-use";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { isClosedTo } from "../../platform/http/address.ts";
import { listLimitUses } from "../responsible-gambling/limits-queries.ts";
import { canJoin, planFreeRound } from "./free-rounds/plan-free-bet.ts";
import { playPosting } from "./play-posting.ts";
import { potMoves } from "./pot-moves.ts";
import type { NamedParts } from "../../platform/database/named-parts.ts";
import type { System } from "../../platform/system.ts";
import { type RefusedCall, refused, refusedFor } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { type PlaySession, touchSession } from "./queries.ts";
import { type NewCall, type CallEffect, walletCall } from "./wallet-call.ts";
import { addStake } from "../gaming/rounds/queries.ts";

/** Takes a stake. Every check that may stop a player is here; wins and rollbacks always pass. */
export async function bet(system: System, call: SignedCall, request: BetRequest): Promise<WalletAnswer | RefusedCall> {
  return await walletCall(system, call, "bet", request, async (move) => {
    const { session } = move.player;
    if (move.calls.rollback) return refused("tombstoned");
    if (!session) return refused("session_expired");
    const refusedBy = refusal(move, session) ?? (await ownLimit(move));
    if (refusedBy) return refusedBy;
    const free = await planFreeRound(move);
    if ("code" in free) return free;
    await touchSession(move.run, session, call.now);
    return plan(move, session, free.used);
  });
}

function refusal(move: NewCall<BetRequest>, session: PlaySession): RefusedCall | undefined {
  const { player, request, calls } = move;
  const { brand } = player;
  if (isMalformed(move, session)) return refused("invalid");
  if (calls.round?.settled_at || calls.ended) return refused("round_closed");
  if (!canJoin(request, calls.round)) return refused("invalid");
  if (brand.maintenance || session.gameMaintenance) return refused("maintenance");
  if (!player.mayBet || isClosedTo(brand, session.address, session.country)) return refused("locked");
  return request.campaign === undefined ? stakeRefusal(move) : undefined;
}

const isMalformed = ({ player, request, amount, potParts }: NewCall<BetRequest>, session: PlaySession): boolean =>
  session.gameCode !== request.gameCode ||
  (amount === 0n) !== (request.campaign !== undefined) ||
  // A pot is money of real players.
  (potParts.length > 0 && player.owner.book === "demo");

function stakeRefusal({ player, amount }: NewCall<BetRequest>): RefusedCall | undefined {
  const { brand, owner, balance } = player;
  if (amount < BigInt(brand.bets.min) || amount > BigInt(brand.bets.max))
    return refusedFor("limit_reached", balance, owner.currency);
  return balance < amount ? refusedFor("insufficient", balance, owner.currency) : undefined;
}

/** Checks the member's own limits. The cash row is locked, so what is used cannot change meanwhile. */
async function ownLimit({ run, player, amount, call }: NewCall<BetRequest>): Promise<RefusedCall | undefined> {
  if (!player.limited) return undefined;
  const { owner, brand, balance } = player;
  const uses = await listLimitUses(run, { memberId: owner.id, timeZone: brand.timeZone, now: call.now }, [
    "wager",
    "loss",
    "time",
  ]);
  return exceededLimit(uses, amount) && refusedFor("limit_reached", balance, owner.currency);
}

function plan(
  { player, amount, potParts, call, request }: NewCall<BetRequest>,
  session: PlaySession,
  used: NamedParts,
): CallEffect {
  const { owner, brand, balance, path, pathVersion, wallet } = player;
  const staked = addStake({
    memberId: owner.id,
    brand: brand.code,
    provider: call.provider,
    roundId: request.roundId,
    gameId: session.gameId,
    gameCode: session.gameCode,
    currency: owner.currency,
    wallet: wallet.ref,
    campaign: request.campaign,
    stake: amount,
    path,
    pathVersion,
    at: call.now,
  });
  return {
    balance: balance - amount,
    state: stateAfter(PROVIDER_CALL, "bet"),
    ...(amount > 0n && { transfer: playPosting("bet", wallet, call.provider) }),
    further: potMoves("share", call.provider, potParts),
    also: { staked, ...used },
  };
}
