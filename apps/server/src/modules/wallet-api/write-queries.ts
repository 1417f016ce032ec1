import type { Part } from "../../platform/database/raw.ts";
import { newId } from "../../platform/ids/new-id.ts";
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

export interface StakeFacts {
  readonly memberId: string;
  readonly brand: string;
  readonly provider: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly wallet: string;
  readonly stake: bigint;
  readonly path: readonly string[];
  readonly at: Date;
}

/** The stake joins the round's row of the betting record, or begins it. */
export const addStake = (facts: StakeFacts): Part => ({
  text: `insert into bets (member_id, id, brand, provider, round_id, game_id, currency, stake, payout, status, path, placed_at, wallet)
    values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::bigint, 0, 'open', $9::uuid[], $10::timestamptz, $11)
    on conflict (member_id, provider, round_id) do update set stake = bets.stake + excluded.stake`,
  values: [
    facts.memberId,
    newId(),
    facts.brand,
    facts.provider,
    facts.roundId,
    facts.gameId,
    facts.currency,
    facts.stake.toString(),
    facts.path,
    facts.at.toISOString(),
    facts.wallet,
  ],
});

const TOUCH_MS = 60_000;

/** Playing counts as being there: a sign-in does not go idle under a player who only spins. Written once a minute. */
export function touchSignIn({ signIn }: PlaySession, now: Date): Readonly<Record<string, Part>> {
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

export const addPayout = (memberId: string, betId: string, amount: bigint): Part => ({
  text: "update bets set payout = payout + $3::bigint where member_id = $1::uuid and id = $2::uuid",
  values: [memberId, betId, amount.toString()],
});

/** `over`: nothing is left of the round, so it ends here. */
export const addRefund = (memberId: string, betId: string, amount: bigint, over: Date | undefined): Part => ({
  text: `update bets set refunded = refunded + $3::bigint, settled_at = $4::timestamptz,
      status = case when $4::timestamptz is null then status else 'refunded' end
    where member_id = $1::uuid and id = $2::uuid`,
  values: [memberId, betId, amount.toString(), over?.toISOString() ?? null],
});

export interface Closing {
  readonly status: string;
  readonly validBet: bigint;
  readonly summary: string;
  readonly verifyUrl: string;
  readonly at: Date;
}

export const closeRound = (memberId: string, betId: string, closing: Closing): Part => ({
  text: `update bets set status = $3, valid_bet = $4::bigint, summary = $5, verify_url = $6, settled_at = $7::timestamptz
    where member_id = $1::uuid and id = $2::uuid`,
  values: [
    memberId,
    betId,
    closing.status,
    closing.validBet.toString(),
    closing.summary,
    closing.verifyUrl,
    closing.at.toISOString(),
  ],
});
