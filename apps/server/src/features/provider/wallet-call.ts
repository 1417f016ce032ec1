import type { WalletAnswer } from "@baize/api/provider/answer";
import { parseWireAmount } from "@baize/domain/money/wire";
import type { Transaction } from "../../db/database.ts";
import { hashOf } from "../../security/tokens.ts";
import type { System } from "../../system.ts";
import { isRefused, type Refused, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { inTransaction, loadCalls, loadPlayer, type Player, storeCall } from "./store.ts";

interface MoveRequest {
  readonly member: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly betTransactionId?: string;
  readonly session?: string;
  readonly amount?: string;
}

/** A call that is new, with all that it needs to be judged. */
export interface Move<Request> {
  readonly call: SignedCall;
  readonly request: Request;
  readonly player: Player;
  readonly amount: bigint;
  readonly calls: Awaited<ReturnType<typeof loadCalls>>;
  /** Names the transfer, and with it the call, in the ledger. */
  readonly ref: string;
}

export interface Done {
  readonly answer: WalletAnswer;
  readonly state: string;
}

/** A repeat may come from a later game session (the player launched again), so the session is no part of the intent. */
function intentOf(request: MoveRequest): Record<string, unknown> {
  const fields = Object.entries(request).filter(([name]) => name !== "session");
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Runs one wallet call to its answer in one transaction: the nonce, the key (provider, member, transaction id), the
 * money, the betting record and the stored answer commit together or not at all. The call's row is its own audit line.
 * A refusal commits too, so that the nonce is used up and nobody can send the refused call again later.
 */
export async function walletCall<Request extends MoveRequest>(
  system: System,
  call: SignedCall,
  operation: string,
  request: Request,
  act: (tx: Transaction, move: Move<Request>) => Promise<Done | Refused>,
): Promise<WalletAnswer | Refused> {
  const amount = request.amount === undefined ? 0n : parseWireAmount(request.amount, request.currency);
  if (amount === undefined) return refused("invalid");
  const intent = intentOf(request);
  const requestHash = hashOf(JSON.stringify([operation, intent]));
  return await inTransaction(system, async (tx) => {
    const loaded = await loadPlayer(tx, system, call, request);
    if (!loaded.fresh) return refused("stale");
    const { player } = loaded;
    if (!player) return refused("not_found");
    const calls = await loadCalls(tx, player.owner.id, call.provider, request);
    if (calls.before) {
      if (calls.before.requestHash !== requestHash) return refused("conflict");
      return { ...asAnswer(calls.before.answer), replayed: true };
    }
    const ref = `${call.provider}/${request.transactionId}`;
    const done = await act(tx, { call, request, player, amount, calls, ref });
    if ("code" in done && isRefused(done)) return done;
    if (!("answer" in done)) throw new Error("A wallet call was neither refused nor done");
    const { transactionId, roundId, betTransactionId } = request;
    await storeCall(tx, {
      memberId: player.owner.id,
      provider: call.provider,
      transactionId,
      operation,
      requestHash,
      request: intent,
      answer: { ...done.answer },
      roundId,
      amount,
      state: done.state,
      betTransactionId: betTransactionId ?? null,
      requestId: call.requestId,
      at: call.now,
    });
    return done.answer;
  });
}

// The column holds what `storeCall` was given: an answer of this same module.
const asAnswer = (stored: Record<string, unknown>): WalletAnswer => stored as unknown as WalletAnswer;
