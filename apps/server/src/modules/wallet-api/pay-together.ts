import type { WalletAnswer } from "@baize/api/provider/answer";
import type { BulkCall } from "@baize/api/provider/bulk";
import type { WinRequest } from "@baize/api/provider/wallet";
import { PendingMoves } from "../../ledger/pending-moves.ts";
import type { RunSql } from "../../platform/database/database.ts";
import { errorFacts } from "../../platform/log/log.ts";
import { sqlState, transactRaw } from "../../platform/database/retry.ts";
import type { System } from "../../platform/system.ts";
import { findMembersByAlias } from "./alias-queries.ts";
import { type CallOfBulk, loadFacts, loadPlayers, type PaidWin, storeWins } from "./bulk-queries.ts";
import type { CallFacts } from "./call-queries.ts";
import { playPosting } from "./play-posting.ts";
import { readPotParts } from "./pot-moves.ts";
import type { Player } from "./queries.ts";
import { accepted } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { amountOf, intentHashOf, OUT_OF_RANGE } from "./wallet-call.ts";
import { checkWin } from "./win.ts";

/** The nonce of one call of a bulk. No nonce of a provider has a full stop, so it is of this call alone. */
export const nonceAt = ({ nonce }: SignedCall, place: number): string => `${nonce}.${place}`;

type Answers = ReadonlyMap<number, WalletAnswer>;

interface Candidate extends CallOfBulk {
  readonly place: number;
  readonly request: WinRequest;
}

interface PaidAt extends PaidWin {
  readonly place: number;
  readonly answer: WalletAnswer;
}

/**
 * Pays those wins of a bulk of which nothing else follows than their posting, in one transaction: a table decides about many
 * players in the same moment. The answers of these wins by their places in the bulk; every other call is to be carried out alone.
 * `used` where the bulk was carried out before. A statement that the database refuses, which may be for one win, leaves all to be
 * carried out alone.
 */
export async function payTogether(system: System, call: SignedCall, calls: readonly BulkCall[]): Promise<Answers | "used"> {
  const wins = listLoneWins(calls);
  if (wins.length < 2) return new Map();
  let isDecided = false;
  const work = transactRaw(system.database, async (run) => {
    isDecided = false;
    const candidates = await findCandidates(run, system, call, wins);
    const answers = await payCandidates(run, system, call, candidates);
    isDecided = true;
    return answers;
  });
  return await work.catch((error: unknown) => {
    const state = sqlState(error);
    // A commit without an answer may have paid, and so may a connection that is gone: only a repeat finds that out.
    if (isDecided || state === undefined) throw error;
    // A sum that no column can hold is the provider's own fault.
    if (state !== OUT_OF_RANGE) system.log.error("wallet.pay_together", errorFacts(error));
    return new Map<number, WalletAnswer>();
  });
}

/** Wins of members about whom no other call of the bulk is: the order of the others does not matter for them. */
function listLoneWins(calls: readonly BulkCall[]): Pick<Candidate, "place" | "request">[] {
  const byMember = Map.groupBy(calls, ({ request }) => request.member);
  return calls.flatMap(({ operation, request }, place) =>
    operation === "win" && byMember.get(request.member)?.length === 1 ? [{ place, request }] : [],
  );
}

async function findCandidates(
  run: RunSql,
  system: System,
  call: SignedCall,
  wins: readonly Pick<Candidate, "place" | "request">[],
): Promise<Candidate[]> {
  const aliases = wins.map(({ request }) => request.member);
  const members = await findMembersByAlias(run, system.database, call.provider, aliases);
  return wins.flatMap(({ place, request }) => {
    const memberId = members.get(request.member);
    const { transactionId, gameCode, roundId, betTransactionId } = request;
    const ids = { transactionId, gameCode, roundId, betTransactionId };
    return memberId === undefined ? [] : [{ place, request, memberId, nonce: nonceAt(call, place), ids }];
  });
}

async function payCandidates(
  run: RunSql,
  system: System,
  call: SignedCall,
  candidates: readonly Candidate[],
): Promise<Answers | "used"> {
  const who = candidates.map(({ memberId, request: { member: alias, currency } }) => ({ memberId, alias, currency }));
  const players = await loadPlayers(run, system, call, who);
  const facts = await loadFacts(run, call.provider, candidates);
  if (facts === "used") return "used";
  const moves = await PendingMoves.load(run, players.keys());
  const paid = candidates.flatMap((candidate) => {
    const win = payOne(moves, call, candidate, players.get(candidate.memberId), facts.get(candidate.memberId));
    return win ? [win] : [];
  });
  if (paid.length === 0) return new Map();
  await moves.write();
  await storeWins(run, call, paid);
  return new Map(paid.map(({ place, answer }) => [place, answer]));
}

/** Undefined where the win is refused or known, or more follows of it than its posting. */
function payOne(
  moves: PendingMoves,
  { provider, now }: SignedCall,
  { place, request, memberId, nonce, ids }: Candidate,
  player: Player | undefined,
  calls: CallFacts | undefined,
): PaidAt | undefined {
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
  const { intent, requestHash } = intentHashOf("win", request);
  return { place, memberId, nonce, ids, requestHash, request: intent, answer, amount, betId };
}
