import { notReversed } from "../../ledger/not-reversed.ts";
import { type CalendarDate, dateAt, formatDate } from "@baize/domain/calendar/date";
import type { LimitUse } from "@baize/domain/responsible-gambling/limit-use";
import {
  type Limit,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  limitAt,
  type LimitValue,
} from "@baize/domain/responsible-gambling/limit";
import { type Block, BLOCK_KINDS, blockAt } from "@baize/domain/responsible-gambling/block";
import { windowOf } from "@baize/domain/responsible-gambling/window";
import type { RunSql } from "../../platform/database/database.ts";
import { asBigint } from "../../platform/database/raw.ts";
import { RETURNED_BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { stateList } from "../../platform/database/states.ts";

/** Whose limits, and in which zone days begin. */
export interface Limited {
  readonly memberId: string;
  readonly timeZone: string;
  readonly now: Date;
}

export interface OwnLimit extends Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}
/** The counted amount of a kind of limit, by period. */
export type Used = Readonly<Record<LimitPeriod, bigint>>;

const asValue = (value: unknown): LimitValue => (value === null ? null : asBigint(value));
// Drivers differ in how they give an instant; a whole number they give alike.
const epoch = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint::text`;
const asInstant = (value: unknown): number | null => (value === null ? null : Number(asBigint(value)));

/** Whether a member has a limit that a stake could pass, as a condition on a column with the member's id. */
export const mayLimitStakes = (memberId: string): string =>
  `exists (select from play_limits l where l.member_id = ${memberId} and l.kind <> 'deposit')`;

/** Every limit that the member has set and not removed, as it is in force now. */
export async function listLimits(run: RunSql, { memberId, now }: Limited): Promise<OwnLimit[]> {
  const { rows } = await run(
    `select kind, period, value, next_value, ${epoch("next_at")} as next_at from play_limits
      where member_id = $1::uuid order by kind, period`,
    [memberId],
  );
  return rows.flatMap((row) => {
    const kind = LIMIT_KINDS.find((name) => name === row.kind);
    const period = LIMIT_PERIODS.find((name) => name === row.period);
    const stored = { value: asValue(row.value), nextValue: asValue(row.next_value), nextAt: asInstant(row.next_at) };
    return kind && period ? [{ kind, period, ...limitAt(stored, now.getTime()) }] : [];
  });
}

/** The time without play that is in force. */
export async function findPlayBlock(run: RunSql, { memberId, now }: Limited): Promise<Block | undefined> {
  const { rows } = await run(
    `select kind, ${epoch("starts_at")} as starts_at, ${epoch("ends_at")} as ends_at from play_blocks where member_id = $1::uuid`,
    [memberId],
  );
  const blocks = rows.flatMap((row) => {
    const kind = BLOCK_KINDS.find((name) => name === row.kind);
    return kind ? [{ kind, from: asInstant(row.starts_at) ?? 0, until: asInstant(row.ends_at) }] : [];
  });
  return blockAt(blocks, now.getTime());
}

export const today = ({ now, timeZone }: Limited): CalendarDate => dateAt(now.getTime(), timeZone);

/** First business days of the three current windows, as a part of a statement: after the member and the zone. */
function windows(who: Limited): readonly string[] {
  const day = today(who);
  return [who.memberId, who.timeZone, ...LIMIT_PERIODS.map((period) => formatDate(windowOf(period, day).from))];
}
const start = (place: number) => `($${place}::date::timestamp at time zone $2)`;
const since = (what: string, at: string) =>
  LIMIT_PERIODS.map(
    (period, index) => `coalesce(sum(${what}) filter (where ${at} >= ${start(index + 3)}), 0)::text as ${what}_${period}`,
  ).join(", ");
const earliest = `least(${start(4)}, ${start(5)})`;

const STAKES = `select ${since("staked", "placed_at")}, ${since("lost", "placed_at")} from (
    select placed_at, stake - refunded as staked, stake - refunded - payout as lost from bets
    where member_id = $1::uuid and placed_at >= ${earliest} and status not in (${stateList(RETURNED_BET_STATUSES)})) as b`;
const DEPOSITS = `select ${since("amount", "at")} from transfers
  where transfers.member_id = $1::uuid and kind = 'deposit' and at >= ${earliest} and ${notReversed("transfers")}`;
/** Concurrent sessions on several devices count once. */
const MINUTES = `select coalesce(floor(extract(epoch from sum(upper(r) - lower(r))) / 60), 0)::text as minutes from (
    select unnest(range_agg(tstzrange(greatest(created_at, s.day), greatest(last_seen_at, created_at, s.day)))) as r
    from sessions, (select ($3::date::timestamp at time zone $2) as day) as s
    where member_id = $1::uuid and last_seen_at > s.day) as spent`;

const usedFrom = (row: Record<string, unknown> | undefined, what: string): Used => ({
  day: asBigint(row?.[`${what}_day`] ?? 0),
  week: asBigint(row?.[`${what}_week`] ?? 0),
  month: asBigint(row?.[`${what}_month`] ?? 0),
});

/** Stakes, and their losses: a stake counts as lost until it is paid. Minor units. */
export async function sumStakes(run: RunSql, who: Limited): Promise<{ readonly wager: Used; readonly loss: Used }> {
  const [row] = (await run(STAKES, windows(who))).rows;
  return { wager: usedFrom(row, "staked"), loss: usedFrom(row, "lost") };
}

/** Deposits that arrived and were not reversed. Minor units. */
export async function sumDeposits(run: RunSql, who: Limited): Promise<Used> {
  const [row] = (await run(DEPOSITS, windows(who))).rows;
  return usedFrom(row, "amount");
}

/** Whole minutes signed in today. */
export async function sumMinutes(run: RunSql, who: Limited): Promise<bigint> {
  const [row] = (await run(MINUTES, [who.memberId, who.timeZone, formatDate(today(who))])).rows;
  return asBigint(row?.minutes ?? 0);
}

/** The limits of these kinds that are in force, with what is used of them. Reads only what they need. */
export async function listLimitUses(run: RunSql, who: Limited, kinds: readonly LimitKind[]): Promise<LimitUse[]> {
  const held = (await listLimits(run, who)).filter(({ kind, value }) => kinds.includes(kind) && value !== null);
  const asked = new Set(held.map(({ kind }) => kind));
  const stakes = asked.has("wager") || asked.has("loss") ? await sumStakes(run, who) : undefined;
  const deposits = asked.has("deposit") ? await sumDeposits(run, who) : undefined;
  const minutes = asked.has("time") ? await sumMinutes(run, who) : undefined;
  const usedOf = ({ kind, period }: OwnLimit): bigint => {
    if (kind === "time") return minutes ?? 0n;
    return (kind === "deposit" ? deposits?.[period] : stakes?.[kind][period]) ?? 0n;
  };
  return held.flatMap((limit) =>
    limit.value === null ? [] : [{ kind: limit.kind, period: limit.period, value: limit.value, used: usedOf(limit) }],
  );
}
