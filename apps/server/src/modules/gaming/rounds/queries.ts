import type { RunSql } from "../../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../../platform/database/named-parts.ts";
import { asText } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { BET, type BetStatus } from "@baize/domain/gaming/bet/status";
import { initialState, stateAfter } from "@baize/domain/state-machine/machine";

export async function findCategory(run: RunSql, gameId: string): Promise<string> {
  const [game] = (await run("select category from games where id = $1", [gameId])).rows;
  return asText(game?.category);
}

/** The categories of games by their ids. */
export async function listCategories(run: RunSql, gameIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await run("select id, category from games where id = any($1::text[])", [gameIds]);
  return new Map(rows.map(({ id, category }) => [asText(id), asText(category)]));
}

const OPEN_BET = initialState(BET);
const REFUNDED_BET = stateAfter(BET, "refund");

export interface StakeFacts {
  readonly memberId: string;
  /** The id of a round that begins, where the caller has made one. */
  readonly id?: string;
  readonly brand: string;
  readonly provider: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly wallet: string;
  /** Of a free round. */
  readonly campaign?: string | undefined;
  readonly stake: bigint;
  readonly path: readonly string[];
  readonly pathVersion: number;
  readonly at: Date;
}

/** The stake joins the round's row of the betting record, or begins it. A round whose stakes were all given back is open again. */
export const addStake = (facts: StakeFacts): NamedPart =>
  namedPart(
    `insert into bets (member_id, id, brand, provider, round_id, game_id, game_code, currency, stake, payout, status, path, path_version,
      placed_at, wallet, campaign)
    values (:memberId::uuid, :id::uuid, :brand, :provider, :roundId, :gameId, :gameCode, :currency, :stake::bigint, 0, '${OPEN_BET}',
      :path::uuid[], :pathVersion::integer, :at::timestamptz, :wallet, :campaign)
    on conflict (member_id, provider, game_code, round_id) do update
      set stake = bets.stake + excluded.stake, status = excluded.status`,
    { ...facts, id: facts.id ?? newId(), campaign: facts.campaign ?? null },
  );

export const addPayout = (memberId: string, betId: string, amount: bigint): NamedPart =>
  namedPart("update bets set payout = payout + :amount::bigint where member_id = :memberId::uuid and id = :betId::uuid", {
    memberId,
    betId,
    amount,
  });

/** A win that is not paid now. */
export const addWithheld = (memberId: string, betId: string, amount: bigint): NamedPart =>
  namedPart("update bets set withheld = withheld + :amount::bigint where member_id = :memberId::uuid and id = :betId::uuid", {
    memberId,
    betId,
    amount,
  });

/** A win that was withheld is paid. */
export const payWithheld = (memberId: string, betId: string, amount: bigint): NamedPart =>
  namedPart(
    `update bets set withheld = withheld - :amount::bigint, payout = payout + :amount::bigint
    where member_id = :memberId::uuid and id = :betId::uuid`,
    { memberId, betId, amount },
  );

/** With the last stake the bet is refunded. Its round stays open: the provider alone ends it. */
export const addRefund = (memberId: string, betId: string, amount: bigint): NamedPart =>
  namedPart(
    `update bets set refunded = refunded + :amount::bigint,
      status = case when refunded + :amount::bigint = stake and payout = 0 then '${REFUNDED_BET}' else status end
    where member_id = :memberId::uuid and id = :betId::uuid`,
    { memberId, betId, amount },
  );

/** The provider ends a round whose stakes were all given back. */
export const endRefunded = (memberId: string, betId: string, voidReason: string, at: Date): NamedPart =>
  namedPart(
    `update bets set settled_at = coalesce(first_settled_at, :at::timestamptz), void_reason = :voidReason
    where member_id = :memberId::uuid and id = :betId::uuid`,
    { memberId, betId, voidReason, at },
  );

export interface RoundClosing {
  readonly status: BetStatus;
  readonly validBet: bigint;
  /** The amount that a void round gives back now. */
  readonly givenBack: bigint;
  readonly summary: string;
  readonly verifyUrl: string;
  readonly voidReason: string;
  readonly at: Date;
}

/** A round that was opened again is settled as of the time of its first result, so that no day counts it twice. */
export const closeRound = (memberId: string, betId: string, closing: RoundClosing): NamedPart =>
  namedPart(
    `update bets set status = :status, valid_bet = :validBet::bigint, refunded = refunded + :givenBack::bigint,
      summary = :summary, verify_url = :verifyUrl, void_reason = :voidReason,
      settled_at = coalesce(first_settled_at, :at::timestamptz)
    where member_id = :memberId::uuid and id = :betId::uuid`,
    { memberId, betId, ...closing },
  );

/** Takes the result of a round back: it is open again, with its stakes. */
export const reopenRound = (memberId: string, betId: string): NamedPart =>
  namedPart(
    `update bets set status = '${OPEN_BET}', payout = 0, withheld = 0, valid_bet = 0, summary = '', verify_url = '',
      first_settled_at = coalesce(first_settled_at, settled_at), settled_at = null
    where member_id = :memberId::uuid and id = :betId::uuid`,
    { memberId, betId },
  );

/** Opens a settled round for a further win, of which this is paid now. Its wins stay. */
export const openForPayout = (memberId: string, betId: string, paid: bigint): NamedPart =>
  namedPart(
    `update bets set status = '${OPEN_BET}', payout = payout + :paid::bigint, valid_bet = 0,
      first_settled_at = coalesce(first_settled_at, settled_at), settled_at = null
    where member_id = :memberId::uuid and id = :betId::uuid`,
    { memberId, betId, paid },
  );
