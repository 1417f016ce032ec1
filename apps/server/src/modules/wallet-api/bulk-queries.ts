import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { RunSql } from "../../platform/database/database.ts";
import { asText } from "../../platform/database/raw.ts";
import { RowSet } from "../../platform/database/row-set.ts";
import type { System } from "../../platform/system.ts";
import { asCallRows, type CallFacts, callFactsOf, type Ids } from "./call-queries.ts";
import { CALL_COLUMNS, callJoins, playerColumns, playerJoins } from "./load-queries.ts";
import { asLoaded, type Player, readPlayer } from "./queries.ts";
import type { SignedCall } from "./signed-call.ts";

const PLAYERS = new RowSet<"member_id" | "alias" | "currency">({ member_id: "uuid", alias: "text", currency: "text" });

/** $4 provider, $5 now. As `LOAD`, without sign-in and game session; the members are locked in the one order of `locks.ts`. */
const LOAD_PLAYERS = `select 1 as fresh, ${playerColumns("$5")}, null as game_id
  from ${PLAYERS.from("w")}
  join provider_members pm on pm.member_id = w.member_id and pm.provider = $4 and pm.alias = w.alias
  ${playerJoins("w.currency")}
  order by m.id for update of a`;

export interface PlayerOfBulk {
  readonly memberId: string;
  readonly alias: string;
  readonly currency: string;
}

/** The players of calls of one bulk by their ids, with their cash rows locked. Each comes once. */
export async function loadPlayers(
  run: RunSql,
  system: System,
  { provider, now }: SignedCall,
  players: readonly PlayerOfBulk[],
): Promise<ReadonlyMap<string, Player>> {
  const rows = players.map(({ memberId: member_id, alias, currency }) => ({ member_id, alias, currency }));
  const found = (await run(LOAD_PLAYERS, [...PLAYERS.valuesOf(rows), provider, now.toISOString()])).rows.map(asLoaded);
  const currencies = new Map(players.map(({ memberId, currency }) => [memberId, currency]));
  const loaded = new Map<string, Player>();
  for (const row of found) loaded.set(row.member_id, await readPlayer(run, row, currencies.get(row.member_id) ?? "", system));
  return loaded;
}

const CALLS = new RowSet<"member_id" | "game" | "round" | "transaction" | "bet" | "nonce">({
  member_id: "uuid",
  game: "text",
  round: "text",
  transaction: "text",
  bet: "text",
  nonce: "text",
});

/** $7 provider. As `CALLS` of a single call, and whether the nonce is used up: an `exists` may be planned as a read of all nonces. */
const LOAD_CALLS = `select w.member_id, ${CALL_COLUMNS}, n.nonce is not null as used
  from ${CALLS.from("w")}
  left join provider_nonces n on n.member_id = w.member_id and n.provider = $7 and n.nonce = w.nonce
  ${callJoins({
    member: "w.member_id",
    provider: "$7",
    game: "w.game",
    round: "w.round",
    transaction: "w.transaction",
    bet: "w.bet",
  })}`;

export interface CallOfBulk {
  readonly memberId: string;
  readonly nonce: string;
  readonly ids: Required<Ids>;
}

/** The facts of calls by their members; `used` where a nonce of them is used up. Call it with the members locked. */
export async function loadFacts(
  run: RunSql,
  provider: string,
  calls: readonly CallOfBulk[],
): Promise<ReadonlyMap<string, CallFacts> | "used"> {
  const rows = calls.map(({ memberId: member_id, nonce, ids }) => ({
    member_id,
    game: ids.gameCode,
    round: ids.roundId,
    transaction: ids.transactionId,
    bet: ids.betTransactionId,
    nonce,
  }));
  const found = (await run(LOAD_CALLS, [...CALLS.valuesOf(rows), provider])).rows;
  if (found.some(({ used }) => used === true)) return "used";
  const byMember = Map.groupBy(found, (row) => asText(row.member_id));
  return new Map(calls.map(({ memberId, ids }) => [memberId, callFactsOf(asCallRows(byMember.get(memberId) ?? []), ids)]));
}

const STORED = {
  member_id: "uuid",
  nonce: "text",
  transaction_id: "text",
  request_hash: "text",
  request: "text",
  answer: "text",
  game_code: "text",
  round_id: "text",
} as const;
const PAID = new RowSet({ ...STORED, amount: "bigint", bet_transaction_id: "text", bet_id: "uuid" });
const ENDED = new RowSet(STORED);

/** The tables that keep calls of one operation, out of rows `w`. The next places are provider, until when a nonce counts, id of the request and now. */
const storing = (operation: string, rows: string, next: number, own: Readonly<Record<"amount" | "bet", string>>) =>
  `with w as (select * from ${rows}),
  nonces as (
    insert into provider_nonces (member_id, provider, nonce, expires_at)
    select member_id, $${next}, nonce, $${next + 1}::timestamptz from w
  ), stored as (
    insert into provider_calls (member_id, provider, transaction_id, operation, request_hash, request, answer, game_code,
      round_id, amount, state, bet_transaction_id, request_id, at)
    select member_id, $${next}, transaction_id, '${operation}', request_hash, request::jsonb, answer::jsonb, game_code, round_id,
      ${own.amount}, '${stateAfter(PROVIDER_CALL, "record")}', ${own.bet}, $${next + 2}, $${next + 3}::timestamptz from w
  )`;

/** $12 provider, $13 until when a nonce counts, $14 id of the request, $15 now. */
const STORE_WINS = `${storing("win", PAID.from("p"), 12, { amount: "amount", bet: "bet_transaction_id" })}, paid as (
    update provider_calls c set state = '${stateAfter(PROVIDER_CALL, "pay")}' from w
    where c.member_id = w.member_id and c.provider = $12 and c.transaction_id = w.bet_transaction_id
  )
  update bets b set payout = b.payout + w.amount from w where b.member_id = w.member_id and b.id = w.bet_id`;

/** $9 provider, $10 until when a nonce counts, $11 id of the request, $12 now. */
const STORE_ENDS = `${storing("endRound", ENDED.from("p"), 9, { amount: "0", bet: "null" })} select 1`;

/** A call of a bulk and its answer, to be stored. */
export interface AnsweredCall extends CallOfBulk {
  readonly requestHash: string;
  readonly request: object;
  readonly answer: object;
}

export interface PaidWin extends AnsweredCall {
  readonly amount: bigint;
  readonly betId: string;
}

const storedRow = ({ memberId, nonce, ids, requestHash, request, answer }: AnsweredCall) => ({
  member_id: memberId,
  nonce,
  transaction_id: ids.transactionId,
  request_hash: requestHash,
  request: JSON.stringify(request),
  answer: JSON.stringify(answer),
  game_code: ids.gameCode,
  round_id: ids.roundId,
});

const callValuesOf = ({ provider, nonceUntil, requestId, now }: SignedCall) => [
  provider,
  nonceUntil.toISOString(),
  requestId,
  now.toISOString(),
];

/** Stores wins of many members and their answers, and adds them to the rounds that they are paid on. Uses up their nonces. */
export async function storeWins(run: RunSql, call: SignedCall, wins: readonly PaidWin[]): Promise<void> {
  const rows = wins.map((win) => ({
    ...storedRow(win),
    amount: win.amount.toString(),
    bet_transaction_id: win.ids.betTransactionId,
    bet_id: win.betId,
  }));
  await run(STORE_WINS, [...PAID.valuesOf(rows), ...callValuesOf(call)]);
}

/** Stores ends of rounds of many members and their answers. Uses up their nonces. */
export async function storeEnds(run: RunSql, call: SignedCall, ends: readonly AnsweredCall[]): Promise<void> {
  await run(STORE_ENDS, [...ENDED.valuesOf(ends.map(storedRow)), ...callValuesOf(call)]);
}
