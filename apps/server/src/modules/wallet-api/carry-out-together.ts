import type { WalletAnswer } from "@baize/api/provider/answer";
import type { BulkCall } from "@baize/api/provider/bulk";
import type { EndRoundRequest, WinRequest } from "@baize/api/provider/wallet";
import type { RunSql } from "../../platform/database/database.ts";
import { sqlState, transactRaw } from "../../platform/database/retry.ts";
import { errorFacts } from "../../platform/log/log.ts";
import type { System } from "../../platform/system.ts";
import { findMembersByAlias } from "./alias-queries.ts";
import { type AnsweredCall, type CallOfBulk, loadFacts, loadPlayers } from "./bulk-queries.ts";
import type { CallFacts } from "./call-queries.ts";
import type { Player } from "./queries.ts";
import type { SignedCall } from "./signed-call.ts";
import { intentHashOf, OUT_OF_RANGE } from "./wallet-call.ts";

/** The nonce of one call of a bulk. No nonce of a provider has a full stop, so it is of this call alone. */
export const nonceAt = ({ nonce }: SignedCall, place: number): string => `${nonce}.${place}`;

/** A call of a bulk that may be carried out with others. */
export interface Candidate<Of> extends CallOfBulk {
  readonly place: number;
  readonly request: Of;
  /** Undefined for a player that the provider does not have in this currency. */
  readonly player: Player | undefined;
  readonly calls: CallFacts | undefined;
}

/** A call that was carried out with others. */
export interface CarriedOut extends AnsweredCall {
  readonly place: number;
  readonly answer: WalletAnswer;
}

/** A candidate with its answer, as it is stored. */
export const asCarriedOut = <Of extends WinRequest | EndRoundRequest>(
  operation: BulkCall["operation"],
  { place, request, memberId, nonce, ids }: Candidate<Of>,
  answer: WalletAnswer,
): CarriedOut => {
  const { intent, requestHash } = intentHashOf(operation, request);
  return { place, memberId, nonce, ids, requestHash, request: intent, answer };
};

export type Answers = ReadonlyMap<number, WalletAnswer>;

/** The request of a call of the operation that is carried out; undefined for one of another. */
type RequestOf<Of> = (call: BulkCall) => Of | undefined;
type Carry<Of> = (run: RunSql, candidates: readonly Candidate<Of>[]) => Promise<readonly CarriedOut[]>;

/**
 * Carries those calls of one operation of a bulk that `carry` takes out in one transaction, with their players locked. The answers of
 * these calls by their places in the bulk; every other call is to be carried out alone. `used` where the bulk was carried out before. A
 * statement that the database refuses, which may be for one call, leaves all to be carried out alone.
 */
export async function carryOutTogether<Of extends WinRequest | EndRoundRequest>(
  system: System,
  call: SignedCall,
  calls: readonly BulkCall[],
  requestOf: RequestOf<Of>,
  carry: Carry<Of>,
): Promise<Answers | "used"> {
  const lone = listLoneCalls(calls, requestOf);
  if (lone.length < 2) return new Map();
  let isDecided = false;
  const work = transactRaw(system.database, async (run) => {
    isDecided = false;
    const candidates = await loadCandidates(run, system, call, lone);
    if (candidates === "used") return candidates;
    const carried = await carry(run, candidates);
    isDecided = true;
    return new Map(carried.map(({ place, answer }) => [place, answer]));
  });
  return await work.catch((error: unknown) => {
    const state = sqlState(error);
    // A commit without an answer may have moved money, and so may a connection that is gone: only a repeat finds that out.
    if (isDecided || state === undefined) throw error;
    // A sum that no column can hold is the provider's own fault.
    if (state !== OUT_OF_RANGE) system.log.error("wallet.carry_out_together", errorFacts(error));
    return new Map<number, WalletAnswer>();
  });
}

interface LoneCall<Of> {
  readonly place: number;
  readonly request: Of;
}

/** Calls of members about whom no other call of the bulk is: the order of the others does not matter for them. */
function listLoneCalls<Of>(calls: readonly BulkCall[], requestOf: RequestOf<Of>): LoneCall<Of>[] {
  const byMember = Map.groupBy(calls, ({ request }) => request.member);
  return calls.flatMap((one, place) => {
    const request = byMember.get(one.request.member)?.length === 1 ? requestOf(one) : undefined;
    return request ? [{ place, request }] : [];
  });
}

async function loadCandidates<Of extends WinRequest | EndRoundRequest>(
  run: RunSql,
  system: System,
  call: SignedCall,
  lone: readonly LoneCall<Of>[],
): Promise<Candidate<Of>[] | "used"> {
  const aliases = lone.map(({ request }) => request.member);
  const members = await findMembersByAlias(run, system.database, call.provider, aliases);
  const known = lone.flatMap(({ place, request }) => {
    const memberId = members.get(request.member);
    const { transactionId, gameCode, roundId } = request;
    const betTransactionId = "betTransactionId" in request ? request.betTransactionId : transactionId;
    const ids = { transactionId, gameCode, roundId, betTransactionId };
    return memberId === undefined ? [] : [{ place, request, memberId, nonce: nonceAt(call, place), ids }];
  });
  const who = known.map(({ memberId, request: { member: alias, currency } }) => ({ memberId, alias, currency }));
  const players = await loadPlayers(run, system, call, who);
  const facts = await loadFacts(run, call.provider, known);
  if (facts === "used") return facts;
  return known.map((one) => ({ ...one, player: players.get(one.memberId), calls: facts.get(one.memberId) }));
}
