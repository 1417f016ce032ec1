import { randomUUIDv7 } from "node:crypto";
import type { WalletAnswer } from "@baize/api/provider/answer";
import type { BetRequest } from "@baize/api/provider/wallet";
import type { Transaction } from "../../db/database.ts";
import { houseAccount, memberAccount } from "../../ledger/account.ts";
import { InsufficientFunds, post } from "../../ledger/post.ts";
import type { System } from "../../system.ts";
import { isClosedTo } from "../../http/address.ts";
import { accepted, type Refused, refused, refusedFor } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { addStake, type PlaySession, touchSignIn } from "./store.ts";
import { type Done, type Move, walletCall } from "./wallet-call.ts";

/** Takes a stake. All that may stop a player stops it here, and only here: wins and rollbacks always pass. */
export async function bet(system: System, call: SignedCall, request: BetRequest): Promise<WalletAnswer | Refused> {
  return await walletCall(system, call, "bet", request, async (tx, move) => {
    const { session } = move.player;
    if (move.calls.rollback) return refused("tombstoned");
    if (!session) return refused("session_expired");
    return refusal(move, session) ?? (await take(tx, move, session));
  });
}

function refusal({ player, request, amount, calls }: Move<BetRequest>, session: PlaySession): Refused | undefined {
  const { brand, owner } = player;
  if (session.gameCode !== request.gameCode || amount === 0n) return refused("invalid");
  if (calls.round?.settledAt) return refused("conflict");
  if (brand.maintenance || session.gameMaintenance) return refused("maintenance");
  if (!player.mayBet || isClosedTo(brand, session.address, session.country)) return refused("locked");
  if (amount < BigInt(brand.bets.min) || amount > BigInt(brand.bets.max))
    return refusedFor("limit_reached", player.balance, owner.currency);
  return undefined;
}

async function take(
  tx: Transaction,
  { player, amount, call, request, ref }: Move<BetRequest>,
  session: PlaySession,
): Promise<Done | Refused> {
  const { owner, brand } = player;
  if (player.balance < amount) return refusedFor("insufficient", player.balance, owner.currency);
  const debit = memberAccount(owner, "cash");
  const credit = houseAccount(brand.house, owner, "vendor", call.provider);
  const txId = randomUUIDv7();
  try {
    const posted = await post(tx, { memberId: owner.id, txId, debit, credit, amount, kind: "bet", ref, at: call.now });
    await addStake(tx, {
      memberId: owner.id,
      id: randomUUIDv7(),
      brand: brand.code,
      provider: call.provider,
      roundId: request.roundId,
      gameId: session.gameId,
      currency: owner.currency,
      stake: amount,
      payout: 0n,
      status: "open",
      path: player.path,
      placedAt: call.now,
    });
    await touchSignIn(tx, session, call.now);
    return { answer: accepted(posted.debitBalance, owner.currency, txId), state: "taken" };
  } catch (error) {
    if (error instanceof InsufficientFunds) return refusedFor("insufficient", error.balance, owner.currency);
    throw error;
  }
}
