import { BET, type BetStatus } from "@baize/domain/gaming/bet/status";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { Owner } from "../../../ledger/account.ts";
import type { RunSql } from "../../../platform/database/database.ts";
import { RowSet } from "../../../platform/database/row-set.ts";

interface ClosedRound {
  readonly owner: Owner;
  readonly betId: string;
  readonly payout: bigint;
  readonly status: BetStatus;
  readonly validBet: bigint;
  readonly summary: string;
  readonly verifyUrl: string;
  readonly at: Date;
}

const CLOSED = new RowSet({
  member_id: "uuid",
  id: "uuid",
  status: "text",
  payout: "bigint",
  valid_bet: "bigint",
  summary: "text",
  verify_url: "text",
  at: "timestamptz",
});
const CLOSE = `update bets b set status = c.status, payout = c.payout, valid_bet = c.valid_bet, summary = c.summary,
    verify_url = c.verify_url, settled_at = coalesce(b.settled_at, c.at)
  from ${CLOSED.from("c")}
  where b.member_id = c.member_id and b.id = c.id`;

/** The betting record of many rounds, with their whole payouts. A round that is settled again keeps the time of the first. */
export async function closeRounds(run: RunSql, rounds: readonly ClosedRound[]): Promise<void> {
  const rows = rounds.map(({ owner, betId, payout, status, validBet, summary, verifyUrl, at }) => ({
    member_id: owner.id,
    id: betId,
    status,
    payout: String(payout),
    valid_bet: String(validBet),
    summary,
    verify_url: verifyUrl,
    at: at.toISOString(),
  }));
  await run(CLOSE, CLOSED.valuesOf(rows));
}

const WITHHOLD = `update bets b set withheld = b.withheld + c.amount
  from jsonb_to_recordset($1::jsonb) as c (member_id uuid, id uuid, amount bigint) where b.member_id = c.member_id and b.id = c.id`;

/** Wins of many rounds that are not paid now; the rounds stay open. */
export async function withholdWins(
  run: RunSql,
  wins: readonly { readonly memberId: string; readonly betId: string; readonly amount: bigint }[],
): Promise<void> {
  const rows = wins.map(({ memberId, betId, amount }) => ({ member_id: memberId, id: betId, amount: String(amount) }));
  await run(WITHHOLD, [JSON.stringify(rows)]);
}

const REFUND = `update bets b set status = '${stateAfter(BET, "refund")}', refunded = b.stake, settled_at = $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as c (member_id uuid, id uuid) where b.member_id = c.member_id and b.id = c.id`;

/** Rounds whose whole stakes go back: their provider has ended them. */
export async function refundRounds(
  run: RunSql,
  rounds: readonly { readonly memberId: string; readonly id: string }[],
  at: Date,
): Promise<void> {
  await run(REFUND, [JSON.stringify(rounds.map(({ memberId, id }) => ({ member_id: memberId, id }))), at.toISOString()]);
}
