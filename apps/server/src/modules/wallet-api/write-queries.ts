import { type NamedPart, namedPart, type NamedParts } from "../../platform/database/named-parts.ts";
import type { PlaySession } from "./queries.ts";
import type { ProviderCallState } from "@baize/domain/gaming/bet/provider-call";

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
  readonly state: ProviderCallState;
  readonly betTransactionId: string | undefined;
  readonly requestId: string;
  readonly at: Date;
}

export const storeCall = ({ request, answer, ...call }: CallFacts): NamedPart =>
  namedPart(
    `insert into provider_calls (member_id, provider, transaction_id, operation, request_hash, request, answer, round_id,
      amount, state, bet_transaction_id, request_id, at)
    values (:memberId::uuid, :provider, :transactionId, :operation, :requestHash, :request::jsonb, :answer::jsonb, :roundId,
      :amount::bigint, :state, :betTransactionId, :requestId, :at::timestamptz)`,
    {
      ...call,
      request: JSON.stringify(request),
      answer: JSON.stringify(answer),
      betTransactionId: call.betTransactionId ?? null,
    },
  );

const TOUCH_MS = 60_000;

/** A bet keeps the session from going idle. Written once a minute. */
export function touchSession({ signIn }: PlaySession, now: Date): NamedParts {
  if (now.getTime() - signIn.lastSeenAt.getTime() < TOUCH_MS) return {};
  const text = "update sessions set last_seen_at = :now::timestamptz where token_hash = :tokenHash";
  return { touched: namedPart(text, { now, tokenHash: signIn.tokenHash }) };
}

interface OfCall {
  readonly memberId: string;
  readonly provider: string;
}

export const setCallState = ({ memberId, provider }: OfCall, transactionId: string, state: ProviderCallState): NamedPart =>
  namedPart(
    `update provider_calls set state = :state
    where member_id = :memberId::uuid and provider = :provider and transaction_id = :transactionId`,
    { memberId, provider, transactionId, state },
  );
