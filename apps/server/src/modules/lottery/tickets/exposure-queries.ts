import * as z from "zod";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import type { RunSql } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";

export interface PlayNumber {
  readonly play: string;
  readonly number: string;
}

/** A number of a play, with the amount that its prizes may cost. */
export interface NumberAmount extends PlayNumber {
  readonly amount: bigint;
}

export interface NumberShard extends PlayNumber {
  readonly shard: number;
}

export interface ShardAmount extends NumberAmount, NumberShard {}

/** The draw, and the currency of the amounts. */
export interface ExposureKey extends DrawKey {
  readonly currency: string;
}

const toRows = (amounts: readonly NumberAmount[]): string =>
  JSON.stringify(amounts.map(({ amount, ...names }) => ({ ...names, amount: amount.toString() })));

// Rows are locked by play, number and shard in every statement. No row is touched where a number is known to have no room.
const ADD = `with asked as (
    select play, number, amount from jsonb_to_recordset($4::jsonb) as a (play text, number text, amount bigint)
  ), full_ones as (
    select a.play, a.number from asked a
    left join lottery_exposures x on x.game = $1 and x.issue = $2 and x.currency = $3 and x.play = a.play and x.number = a.number
      and x.shard = $5::integer
    where coalesce(x.amount, 0) + a.amount > $6::bigint
  ), added as (
    insert into lottery_exposures as e (game, issue, currency, play, number, shard, amount)
    select $1, $2, $3, a.play, a.number, $5::integer, a.amount from asked a
    where not exists (select from full_ones) order by a.play, a.number
    on conflict (game, issue, currency, play, number, shard) do update set amount = e.amount + excluded.amount
    where e.amount + excluded.amount <= $6::bigint
    returning 1
  )
  select (select count(*) from added)::integer as added,
    (select coalesce(jsonb_agg(jsonb_build_object('play', play, 'number', number)), '[]') from full_ones) as full_ones`;
const playNumbers = z.array(z.object({ play: z.string(), number: z.string() }));

/** A number was filled up by another purchase at this moment. The transaction begins again, and finds that. */
export class FilledMeanwhile extends Error {
  override name = "FilledMeanwhile";
  /** That of a lost race, as PostgreSQL names it. */
  readonly code = "40001";
}

/** Adds amounts to one shard whose share is `most`: all of them, or none where it has no room for some numbers, which are returned. */
export async function addToShard(
  run: RunSql,
  { game, issue, currency }: ExposureKey,
  { shard, most }: { readonly shard: number; readonly most: bigint },
  amounts: readonly NumberAmount[],
): Promise<readonly PlayNumber[]> {
  const [row] = (await run(ADD, [game, issue, currency, toRows(amounts), shard, most.toString()])).rows;
  const full = playNumbers.parse(row?.full_ones);
  if (full.length === 0 && row?.added !== amounts.length) throw new FilledMeanwhile();
  return full;
}

const OPEN = `insert into lottery_exposures (game, issue, currency, play, number, shard, amount)
  select $1, $2, $3, a.play, a.number, a.shard, 0
  from jsonb_to_recordset($4::jsonb) as a (play text, number text, shard integer)
  order by a.play, a.number, a.shard on conflict do nothing`;
const LOCK = `select e.play, e.number, e.shard, e.amount from lottery_exposures e
  where e.game = $1 and e.issue = $2 and e.currency = $3
    and (e.play, e.number, e.shard) in (select a.play, a.number, a.shard
      from jsonb_to_recordset($4::jsonb) as a (play text, number text, shard integer))
  order by e.play, e.number, e.shard for update of e`;

/** Locks some shards of some numbers, and returns what each has. */
export async function lockShards(
  run: RunSql,
  { game, issue, currency }: ExposureKey,
  shards: readonly NumberShard[],
): Promise<ShardAmount[]> {
  const rows = JSON.stringify(shards);
  await run(OPEN, [game, issue, currency, rows]);
  const locked = await run(LOCK, [game, issue, currency, rows]);
  return locked.rows.map(({ play, number, shard, amount }) => ({
    play: asText(play),
    number: asText(number),
    shard: Number(shard),
    amount: asBigint(amount),
  }));
}

const ADD_LOCKED = `update lottery_exposures e set amount = e.amount + a.amount
  from jsonb_to_recordset($4::jsonb) as a (play text, number text, shard integer, amount bigint)
  where e.game = $1 and e.issue = $2 and e.currency = $3 and e.play = a.play and e.number = a.number and e.shard = a.shard`;

/** Adds amounts to locked shards. */
export async function addToLocked(
  run: RunSql,
  { game, issue, currency }: ExposureKey,
  amounts: readonly ShardAmount[],
): Promise<void> {
  await run(ADD_LOCKED, [game, issue, currency, toRows(amounts)]);
}
