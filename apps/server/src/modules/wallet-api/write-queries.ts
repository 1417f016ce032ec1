import type { Part } from "../../platform/database/raw.ts";
import type { PlaySession } from "./queries.ts";

export interface CallFacts {
  readonly memberId: string;
  readonly provider: string;
  readonly transactionId: string;
  readonly operation: string;
  readonly requestHash: string;
  readonly request: Record<string, unknown>;
  readonly answer: object;
  readonly roundId: string;
  readonly amount: bigint;
  readonly state: string;
  readonly betTransactionId: string | undefined;
  readonly requestId: string;
  readonly at: Date;
}

export const storeCall = (call: CallFacts): Part => ({
  text: `insert into provider_calls (member_id, provider, transaction_id, operation, request_hash, request, answer, round_id,
      amount, state, bet_transaction_id, request_id, at)
    values ($1::uuid, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9::bigint, $10, $11, $12, $13::timestamptz)`,
  values: [
    call.memberId,
    call.provider,
    call.transactionId,
    call.operation,
    call.requestHash,
    JSON.stringify(call.request),
    JSON.stringify(call.answer),
    call.roundId,
    call.amount.toString(),
    call.state,
    call.betTransactionId ?? null,
    call.requestId,
    call.at.toISOString(),
  ],
});

const TOUCH_MS = 60_000;

/** A bet keeps the session from going idle. Written once a minute. */
export function touchSession({ signIn }: PlaySession, now: Date): Readonly<Record<string, Part>> {
  if (now.getTime() - signIn.lastSeenAt.getTime() < TOUCH_MS) return {};
  const text = "update sessions set last_seen_at = $1::timestamptz where token_hash = $2";
  return { touched: { text, values: [now.toISOString(), signIn.tokenHash] } };
}

interface OfCall {
  readonly memberId: string;
  readonly provider: string;
}

export const setCallState = ({ memberId, provider }: OfCall, transactionId: string, state: string): Part => ({
  text: "update provider_calls set state = $4 where member_id = $1::uuid and provider = $2 and transaction_id = $3",
  values: [memberId, provider, transactionId, state],
});
