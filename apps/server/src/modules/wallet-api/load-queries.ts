import { PROVIDER_CALL, type ProviderCallState } from "@baize/domain/gaming/bet/provider-call";
import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";
import type { BetStatus } from "@baize/domain/gaming/bet/status";
import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { mayLimitStakes } from "../responsible-gambling/limits-queries.ts";

/** The row of `LOAD`. The columns of game and sign-in are null together unless both are live. */
export interface LoadedRow {
  readonly fresh: number | string;
  readonly member_id: string;
  readonly book: string;
  readonly may_bet: boolean;
  /** A time without play is in force; the member has limits that a bet may exceed. */
  readonly blocked: boolean;
  readonly limited: boolean;
  readonly path: readonly string[];
  readonly path_version: number;
  readonly brand: string;
  readonly revision: number;
  readonly balance: string | number | bigint;
  readonly game_id: string | null;
  readonly game_code: string | null;
  readonly game_maintenance: boolean | null;
  readonly vendor: string | null;
  readonly token_hash: string | null;
  readonly last_seen_at: Date | null;
  readonly address: string | null;
  readonly country: string | null;
  /** Null together where the provider has no policy of its own. */
  readonly unknown_rollback: AnswerPolicy["unknownRollback"] | null;
  readonly late_win: AnswerPolicy["lateWin"] | null;
  readonly replay_balance: AnswerPolicy["replayBalance"] | null;
}

/** $1 provider, $2 alias. A statement of its own: it says whose rows the next one wants. */
export const WHO = "select member_id from provider_members where provider = $1 and alias = $2";

/** The columns of a player, as of this time. */
export const playerColumns = (now: string) => `m.id as member_id, m.book, m.path, m.path_version,
    m.status = '${ACTIVE_MEMBER}' and not m.bets_locked as may_bet, b.code as brand,
    exists (select from play_blocks x where x.member_id = m.id and (x.ends_at is null or x.ends_at > ${now}::timestamptz)) as blocked,
    ${mayLimitStakes("m.id")} as limited,
    b.revision, a.balance, y.unknown_rollback, y.late_win, y.replay_balance`;

/** The tables of a player with an account in this currency, joined to `provider_members pm`. */
export const playerJoins = (currency: string) => `join members m on m.id = pm.member_id
  join brands b on b.code = m.brand
  join accounts a on a.member_id = m.id and a.book = m.book and a.kind = 'cash' and a.ref = '' and a.currency = ${currency}
  left join provider_policies y on y.provider = pm.provider`;

/** $1 member, $2 provider, $3 nonce, $4 until when, $5 alias, $6 currency, $7 game session, $8 now. The alias is read again. */
export const LOAD = `with nonce as (
    insert into provider_nonces (member_id, provider, nonce, expires_at) values ($1::uuid, $2, $3, $4::timestamptz)
    on conflict do nothing returning 1
  )
  select (select count(*) from nonce) as fresh, ${playerColumns("$8")},
    p.game_id, p.game_code, g.maintenance as game_maintenance, g.vendor, s.token_hash, s.last_seen_at, s.address, s.country
  from provider_members pm
  ${playerJoins("$6")}
  left join game_sessions p on p.member_id = m.id and p.id = $7 and p.provider = $2 and p.expires_at > $8::timestamptz
  left join sessions s on s.id = p.session_id and s.ended_at is null and s.expires_at > $8::timestamptz
  left join games g on g.id = p.game_id
  where pm.member_id = $1::uuid and pm.provider = $2 and pm.alias = $5
  for update of a`;

/** The columns of a brand, under the names of the schema. */
export const LOAD_BRAND = `select code, name, hosts, config, maintenance, maintenance_until as "maintenanceUntil",
    blocked_countries as "blockedCountries", blocked_addresses as "blockedAddresses", revision, created_at as "createdAt"
  from brands where code = $1`;

export interface CallRow {
  readonly transaction_id: string | null;
  readonly operation: string;
  readonly request_hash: string;
  readonly answer: Record<string, unknown>;
  readonly call_game: string;
  readonly call_round: string;
  readonly call_amount: string | number | bigint;
  readonly pot: string | null;
  readonly pot_amount: string | number | bigint;
  readonly state: ProviderCallState;
  readonly bet_transaction_id: string | null;
}

export interface RoundRow {
  readonly bet_id: string | null;
  readonly game_id: string;
  readonly currency: string;
  readonly wallet: string;
  /** Of a free round. */
  readonly campaign: string | null;
  /** The uplines when the bet was accepted, from the top down. */
  readonly path: readonly string[];
  readonly stake: string | number | bigint;
  readonly refunded: string | number | bigint;
  readonly payout: string | number | bigint;
  /** Wins that are not paid; whether some of them wait for an operator. */
  readonly withheld: string | number | bigint;
  readonly waiting: boolean;
  readonly status: BetStatus;
  readonly settled_at: Date | null;
  /** Where the round was settled before and opened again: its result was taken back, or a win came late. */
  readonly first_settled_at: Date | null;
}

const HELD_CALL = stateAfter(PROVIDER_CALL, "hold");

/** The operations that end a round. */
export const END_OPERATIONS = ["endRound", "resettle"];

/** The same as a list of SQL. */
export const END_LIST = END_OPERATIONS.map((name) => `'${name}'`).join(", ");

/** The columns of a call, and of its round. */
export const CALL_COLUMNS = `c.transaction_id, c.operation, c.request_hash, c.answer, c.game_code as call_game, c.round_id as call_round,
    c.amount as call_amount, c.pot, c.pot_amount,
    c.state, c.bet_transaction_id, r.id as bet_id, r.game_id, r.currency, r.wallet, r.campaign, r.path, r.stake, r.refunded, r.payout, r.withheld, r.status, r.settled_at, r.first_settled_at,
    r.withheld > 0 and exists (select from provider_calls h where h.member_id = r.member_id and h.provider = r.provider
      and h.game_code = r.game_code and h.round_id = r.round_id and h.state = '${HELD_CALL}') as waiting`;

type CallIds = Readonly<Record<"member" | "provider" | "game" | "round" | "transaction" | "bet", string>>;

/**
 * The tables of a call: its round, and the calls that it may be about. Each kind of them is looked up by its own index: one condition
 * for all may be planned as a walk through all calls of the member.
 */
export function callJoins({ member, provider, game, round, transaction, bet }: CallIds): string {
  const own = `select * from provider_calls where member_id = ${member} and provider = ${provider}`;
  const ids = `(${transaction}, ${bet})`;
  return `left join bets r on r.member_id = ${member} and r.provider = ${provider} and r.game_code = ${game} and r.round_id = ${round}
  left join lateral (
    ${own} and transaction_id in ${ids}
    union all ${own} and bet_transaction_id = ${bet} and operation = 'rollback' and transaction_id not in ${ids}
    union all ${own} and game_code = ${game} and round_id = ${round} and operation in (${END_LIST}) and transaction_id not in ${ids}
  ) c on true`;
}

/**
 * $1 member, $2 provider, $3 game, $4 round, $5 transaction, $6 the bet that it is about. Sent after `LOAD` has locked the
 * member: what another call of this member has just committed is seen.
 */
export const CALLS = `select ${CALL_COLUMNS}
  from (select 1) one
  ${callJoins({ member: "$1::uuid", provider: "$2", game: "$3", round: "$4", transaction: "$5", bet: "$6" })}`;
