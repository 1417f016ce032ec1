import type { WalletAnswer } from "@baize/api/provider/answer";
import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";
import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import { post, type Posting } from "../../ledger/post.ts";
import { mergeParts, type NamedParts } from "../../platform/database/named-parts.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { hashOf } from "../../platform/security/tokens.ts";
import { sqlState, transactRaw } from "../../platform/database/retry.ts";
import type { System } from "../../platform/system.ts";
import { type PotPart, readPotParts } from "./pot-moves.ts";
import { accepted, type RefusedCall, refused } from "./reply.ts";
import { loadPlayerWallet } from "./wallet-queries.ts";
import type { SignedCall } from "./signed-call.ts";
import { type CallFacts, loadCalls } from "./call-queries.ts";
import { loadPlayer, type Player, type Run, writeParts, storeCall } from "./queries.ts";
import type { ProviderCallState } from "@baize/domain/gaming/bet/provider-call";

export interface MoveRequest {
  readonly member: string;
  readonly currency: string;
  readonly gameCode: string;
  /** Absent from a credit. */
  readonly roundId?: string;
  readonly transactionId: string;
  readonly betTransactionId?: string;
  readonly session?: string;
  readonly amount?: string;
  readonly pot?: { readonly id: string; readonly amount: string } | undefined;
  readonly campaign?: string | undefined;
}

/** A new call, with all that its check needs. */
export interface NewCall<Request> {
  readonly run: Run;
  readonly call: SignedCall;
  readonly request: Request;
  readonly player: Player;
  readonly amount: bigint;
  /** The part of the amount that is a pot's: none, or one. */
  readonly potParts: readonly PotPart[];
  readonly calls: CallFacts;
}

/** Moves of one player, in this order. */
export type FurtherMoves = readonly (Posting & { readonly amount: bigint })[];

/** The effect of an accepted call. `balance` is the player's after it: no other call can change it while the row is locked. */
export interface CallEffect {
  readonly balance: bigint;
  readonly state: ProviderCallState;
  readonly transfer?: Posting;
  /** Further moves of the same player, after it. */
  readonly further?: FurtherMoves | undefined;
  /** The moved amount, where it differs from the call's. */
  readonly amount?: bigint;
  /** The statements that run together with the transfer and the stored answer. */
  readonly also?: NamedParts;
  /** The id of moves that the check has made already, where it made some. */
  readonly madeAs?: string | undefined;
}

/** The transaction of a call, with its player locked. */
export interface OpenCall {
  readonly run: Run;
  readonly call: SignedCall;
  readonly player: Player;
}

type Check<Request> = (move: NewCall<Request>) => Promise<CallEffect | RefusedCall> | CallEffect | RefusedCall;

/** A repeat may come from a later game session (the player launched again), so the session is not part of the intent. */
function intentOf(request: MoveRequest): Record<string, unknown> {
  const fields = Object.entries(request).filter(([name]) => name !== "session");
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a repeated call must be the same in, and the hash that is compared. */
export function intentHashOf(operation: string, request: MoveRequest) {
  const intent = intentOf(request);
  return { intent, requestHash: hashOf(JSON.stringify([operation, intent])) };
}

export const isPlan = (plan: CallEffect | RefusedCall): plan is CallEffect => !("code" in plan);

/**
 * Runs one wallet call in one transaction: the nonce, the key (provider, member, transaction id), the money, the betting record
 * and the stored answer commit together or not at all. The call's row is its own audit line. A refusal commits too, so that the
 * nonce is used up and the refused call cannot be sent again later.
 */
export async function walletCall<Request extends MoveRequest>(
  system: System,
  call: SignedCall,
  operation: string,
  request: Request,
  check: Check<Request>,
): Promise<WalletAnswer | RefusedCall> {
  if (amountOf(request) === undefined) return refused("invalid");
  const work = transactRaw(system.database, async (run) => {
    const loaded = await loadPlayer(run, system, call, request);
    if (!loaded.fresh) return refused("stale");
    if (!loaded.player) return refused("not_found");
    return await makeMove({ run, call, player: loaded.player }, operation, request, check);
  });
  return await work.catch(refuseTooLarge);
}

/** 0 for a call without an amount; undefined where it is none of this currency. */
export const amountOf = ({ amount, currency }: MoveRequest): bigint | undefined =>
  amount === undefined ? 0n : parseAmount(amount, currency);

/** The balance of a repeated call, by the policy of its provider. */
const REPLAY_BALANCES: Readonly<
  Record<AnswerPolicy["replayBalance"], (first: WalletAnswer, now: Player) => Pick<WalletAnswer, "balance">>
> = {
  first: ({ balance }) => ({ balance }),
  current: (_, { balance, owner }) => ({ balance: formatAmount(balance, owner.currency) }),
};

/** One move within the transaction of a call: its key, the money, the betting record and the stored answer. */
export async function makeMove<Request extends MoveRequest>(
  { run, call, player: loaded }: OpenCall,
  operation: string,
  request: Request,
  check: Check<Request>,
): Promise<WalletAnswer | RefusedCall> {
  const amount = amountOf(request);
  const potParts = amount === undefined ? undefined : readPotParts(request, amount);
  if (amount === undefined || !potParts) return refused("invalid");
  const { intent, requestHash } = intentHashOf(operation, request);
  const calls = await loadCalls(run, loaded.owner.id, call.provider, request, operation === "rollback");
  if (calls.before && calls.before.request_hash !== requestHash) return refused("conflict");
  const player = await loadPlayerWallet(run, loaded, { provider: call.provider, gameCode: request.gameCode }, calls.round);
  if (calls.before) {
    const first = asAnswer(calls.before.answer);
    return { ...first, ...REPLAY_BALANCES[player.policy.replayBalance](first, player), replayed: true };
  }
  const move = { run, call, request, player, amount, potParts, calls };
  const plan = await check(move);
  return isPlan(plan) ? await carryOut(move, operation, intent, requestHash, plan) : plan;
}

/** A sum that no column can hold. */
export const OUT_OF_RANGE = "22003";

/** A sum that no column can hold moved nothing: the whole call was rolled back. */
function refuseTooLarge(error: unknown): RefusedCall {
  if (sqlState(error) === OUT_OF_RANGE) return refused("invalid");
  throw error;
}

async function carryOut<Request extends MoveRequest>(
  move: NewCall<Request>,
  operation: string,
  intent: Record<string, unknown>,
  requestHash: string,
  plan: CallEffect,
): Promise<WalletAnswer> {
  const { run, call, request, player, amount: named, calls } = move;
  const { id: memberId, currency } = player.owner;
  const { provider, requestId, now: at } = call;
  const { transactionId, betTransactionId } = request;
  const rolledBack = operation === "rollback" ? calls.bet : undefined;
  const roundId = rolledBack?.call_round ?? request.roundId ?? "";
  const gameCode = rolledBack?.call_game ?? request.gameCode;
  const amount = plan.amount ?? named;
  const txId = newId();
  const answer = accepted(plan.balance, currency, plan.madeAs ?? ((plan.transfer ?? plan.further?.[0]) && txId));
  const stored = storeCall({
    memberId,
    provider,
    transactionId,
    operation,
    requestHash,
    request: intent,
    answer,
    gameCode,
    roundId,
    amount,
    potPart: move.potParts[0],
    campaign: request.campaign,
    state: plan.state,
    betTransactionId,
    requestId,
    at,
  });
  const parts = mergeParts({ stored }, plan.also ?? {});
  if (plan.transfer) await post(run, { ...plan.transfer, ...factsOf(move), amount }, { txId, at }, parts);
  else await writeParts(run, parts);
  await makeFurtherMoves(move, plan.further ?? [], txId);
  return answer;
}

type OfMove = Pick<NewCall<MoveRequest>, "run" | "call" | "player" | "request">;

const factsOf = ({ call, player, request }: OfMove) => ({
  owner: player.owner,
  ref: `${call.provider}/${request.transactionId}`,
});

/** Posts moves under the id of their call. */
export async function makeFurtherMoves(move: OfMove, further: FurtherMoves, txId: string): Promise<void> {
  for (const each of further) await post(move.run, { ...each, ...factsOf(move) }, { txId, at: move.call.now });
}

// The column holds what `storeCall` was given: an answer of this same module.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asAnswer = (stored: Record<string, unknown>): WalletAnswer => stored as unknown as WalletAnswer;
