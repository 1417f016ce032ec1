import type { WalletAnswer } from "@baize/api/provider/answer";
import type { EndRoundRequest } from "@baize/api/provider/wallet";
import { parseWireAmount } from "@baize/domain/money/wire";
import type { Transaction } from "../../db/database.ts";
import type { System } from "../../system.ts";
import { accepted, type Refused, refused } from "./reply.ts";
import { outcomeOf } from "./outcome.ts";
import type { SignedCall } from "./signed-call.ts";
import { categoryOf, type RoundRow, updateRound } from "./store.ts";
import { type Move, walletCall } from "./wallet-call.ts";
import { celebrate } from "./winners-store.ts";

/**
 * Closes a round. The provider says what it believes was staked and won; when that is not what the ledger holds, the
 * round stays open and the provider is told, so that the two can never part silently.
 */
export async function endRound(system: System, call: SignedCall, request: EndRoundRequest): Promise<WalletAnswer | Refused> {
  return await walletCall(system, call, "endRound", request, async (tx, move) => {
    const { player, calls } = move;
    const done = { answer: accepted(player.balance, player.owner.currency), state: "done" };
    const bet = parseWireAmount(request.totalBet, request.currency);
    const won = parseWireAmount(request.totalWin, request.currency);
    const { round } = calls;
    if (!round) return bet === 0n && won === 0n ? done : refused("not_found");
    if (bet !== round.stake - round.refunded || won !== round.payout) return refused("conflict");
    if (round.settledAt && round.status !== "refunded") return refused("conflict");
    if (!round.settledAt) await close(tx, move, round);
    return done;
  });
}

async function close(tx: Transaction, { player, request, call }: Move<EndRoundRequest>, round: RoundRow): Promise<void> {
  const category = await categoryOf(tx, round.gameId);
  const { status, validBet } = outcomeOf(round, { isVoid: request.status === "void", category, book: player.owner.book });
  const { summary = "", verifyUrl = "" } = request.detail ?? {};
  await updateRound(tx, round, { status, validBet, summary, verifyUrl, settledAt: call.now });
  await celebrate(tx, player, round, call.now);
}
