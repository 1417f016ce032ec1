import type { RunSql } from "../../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../../platform/database/named-parts.ts";
import { asText } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { BET, type BetStatus } from "@baize/domain/gaming/bet/status";
import { initialState, nextState } from "@baize/domain/state-machine/machine";

export async function findCategory(run: RunSql, gameId: string): Promise<string> {
  const [game] = (await run("select category from games where id = $1", [gameId])).rows;
  return asText(game?.category);
}

const OPEN_BET = initialState(BET);

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
export const addStake = (facts: StakeFacts): NamedPart =>
  namedPart(
    `insert into bets (member_id, id, brand, provider, round_id, game_id, currency, stake, payout, status, path, placed_at, wallet)
    values (:memberId::uuid, :id::uuid, :brand, :provider, :roundId, :gameId, :currency, :stake::bigint, 0, '${OPEN_BET}', :path::uuid[],
      :at::timestamptz, :wallet)
    on conflict (member_id, provider, round_id) do update set stake = bets.stake + excluded.stake`,
    { ...facts, id: newId() },
  );

export const addPayout = (memberId: string, betId: string, amount: bigint): NamedPart =>
  namedPart("update bets set payout = payout + :amount::bigint where member_id = :memberId::uuid and id = :betId::uuid", {
    memberId,
    betId,
    amount,
  });

/** `over`: nothing is left of the round, so it ends here. */
export const addRefund = (memberId: string, betId: string, amount: bigint, over: Date | undefined): NamedPart =>
  namedPart(
    `update bets set refunded = refunded + :amount::bigint, settled_at = :over::timestamptz,
      status = case when :over::timestamptz is null then status else '${nextState(BET, OPEN_BET, "refund", "adapter")}' end
    where member_id = :memberId::uuid and id = :betId::uuid`,
    { memberId, betId, amount, over: over ?? null },
  );

export interface Closing {
  readonly status: BetStatus;
  readonly validBet: bigint;
  readonly summary: string;
  readonly verifyUrl: string;
  readonly at: Date;
}

export const closeRound = (memberId: string, betId: string, closing: Closing): NamedPart =>
  namedPart(
    `update bets set status = :status, valid_bet = :validBet::bigint, summary = :summary, verify_url = :verifyUrl,
      settled_at = :at::timestamptz
    where member_id = :memberId::uuid and id = :betId::uuid`,
    { memberId, betId, ...closing },
  );
