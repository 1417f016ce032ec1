import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { RunSql } from "../../platform/database/database.ts";
import { type CallRow, CALLS, END_OPERATIONS, type RoundRow } from "./load-queries.ts";

export const UNSETTLED_CALL = stateAfter(PROVIDER_CALL, "unsettle");

export interface Ids {
  readonly transactionId: string;
  readonly gameCode: string;
  readonly roundId?: string;
  readonly betTransactionId?: string;
}

/** The stored facts of a wallet call: its earlier answer, its bet, rollbacks of that bet, its round and that round's end. */
export interface CallFacts {
  readonly before: CallRow | undefined;
  readonly bet: CallRow | undefined;
  readonly rollback: CallRow | undefined;
  readonly round: RoundRow | undefined;
  /** The provider's ends of the round, also of one without a bet: those whose result was taken back, and at most one other. */
  readonly ends: readonly CallRow[];
  /** The provider has ended the round. */
  readonly ended: boolean;
}

// `CALLS` names these columns; those of a missing call are null together.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
export const asCallRows = (rows: readonly Record<string, unknown>[]) => rows as unknown as readonly (CallRow & RoundRow)[];

/** `byBet`: the round is the one of the bet that the call is about, whichever round the call names. */
export async function loadCalls(run: RunSql, memberId: string, provider: string, ids: Ids, byBet: boolean): Promise<CallFacts> {
  const { transactionId, gameCode, roundId = "" } = ids;
  const betId = ids.betTransactionId ?? transactionId;
  const rows = asCallRows((await run(CALLS, [memberId, provider, gameCode, roundId, transactionId, betId])).rows);
  const facts = callFactsOf(rows, ids);
  const { bet } = facts;
  if (byBet && bet && (bet.call_round !== roundId || bet.call_game !== gameCode)) {
    const own = { ...ids, gameCode: bet.call_game, roundId: bet.call_round };
    return await loadCalls(run, memberId, provider, own, false);
  }
  return facts;
}

/** The facts of a call out of the rows of `CALLS`. */
export function callFactsOf(rows: readonly (CallRow & RoundRow)[], ids: Ids): CallFacts {
  const { transactionId, gameCode, roundId = "" } = ids;
  const betId = ids.betTransactionId ?? transactionId;
  const calls = rows.filter((row) => row.transaction_id !== null);
  const ends = calls.filter(
    (row) => END_OPERATIONS.includes(row.operation) && row.call_game === gameCode && row.call_round === roundId,
  );
  return {
    before: calls.find((row) => row.transaction_id === transactionId),
    bet: calls.find((row) => row.transaction_id === betId && row.operation === "bet"),
    rollback: calls.find((row) => row.operation === "rollback" && row.bet_transaction_id === betId),
    round: rows.find((row) => row.bet_id !== null),
    ends,
    ended: ends.some(({ state }) => state !== UNSETTLED_CALL),
  };
}
