import type { RunSql } from "../../../platform/database/database.ts";
import { asText, type Part } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";

export async function findCategory(run: RunSql, gameId: string): Promise<string> {
  const [game] = (await run("select category from games where id = $1", [gameId])).rows;
  return asText(game?.category);
}

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
