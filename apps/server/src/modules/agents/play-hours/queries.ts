import { sql } from "drizzle-orm";
import { CONTRACT_RULES, CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { type Category, isCategory } from "@baize/domain/gaming/game/category";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";

const EPOCH = new Date(0);
const anyOf = (ids: readonly string[]) => sql`any(${uuidArray(ids)})`;
const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Locks the mark of a brand, so that one roll-up of it runs at a time; answers up to when its windows are closed. */
export async function lockMark(tx: Transaction, brand: string): Promise<Date> {
  await tx.execute(
    sql`insert into settlement_marks (brand, closed_to) values (${brand}, ${instantOf(EPOCH)}) on conflict do nothing`,
  );
  const { rows } = await tx.execute(
    sql`select closed_to::text as closed_to from settlement_marks where brand = ${brand} for update`,
  );
  return new Date(asText(rows[0]?.closed_to));
}

/** Closes the windows of a brand up to an instant. It never goes back. */
export async function updateMark(tx: Transaction, brand: string, closedTo: Date): Promise<void> {
  await tx.execute(
    sql`update settlement_marks set closed_to = greatest(closed_to, ${instantOf(closedTo)}) where brand = ${brand}`,
  );
}

/** Types of contracts whose windows are whole hours. */
const HOURLY_TYPES = CONTRACT_TYPES.filter((type) => CONTRACT_RULES[type].windowMinutes === undefined);

/**
 * Counts the facts of a brand that were not counted: each in the hour of its settlement, or in the first hour that is open where
 * that one is closed. After a change of the brand's zone no hour begins before the last window ended. Demo play is not counted.
 */
export async function countFacts(tx: Transaction, brand: string, closedTo: Date, timeZone: string): Promise<void> {
  // The runs are stored apart from the facts of members, so they are read by a statement of their own.
  const { rows } = await tx.execute(sql`select coalesce(max(window_end), '-infinity')::text as until from settlement_runs
    where brand = ${brand} and type = any(${sql.param(`{${HOURLY_TYPES.join(",")}}`)}::text[])`);
  const until = asText(rows[0]?.until);
  await tx.execute(sql`with counted as (
      update wager_facts set counts_at = greatest(settled_at, ${instantOf(closedTo)})
      where brand = ${brand} and counts_at is null and book = 'real'
      returning member_id, version, brand, game_type, line, stake, payout, valid_bet,
        greatest(date_trunc('hour', counts_at, ${timeZone}::text), ${until}::timestamptz) as hour
    )
    insert into play_hours as h (member_id, version, hour, game_type, brand, rounds, stake, payout, valid_bet)
    select member_id, version, hour, game_type, brand, sum(case when line % 2 = 0 then -1 else 1 end), sum(stake), sum(payout),
      sum(valid_bet)
    from counted group by member_id, version, hour, game_type, brand
    on conflict (member_id, version, hour, game_type) do update set rounds = h.rounds + excluded.rounds,
      stake = h.stake + excluded.stake, payout = h.payout + excluded.payout, valid_bet = h.valid_bet + excluded.valid_bet`);
}

function gameTypeOf(value: unknown): Category {
  if (!isCategory(value)) throw new TypeError(`${String(value)} is no type of game`);
  return value;
}

/** What a team played, in one branch and one type of game. */
export interface BranchPlay {
  readonly ancestorId: string;
  /** The direct downline at the head of the branch: as of the acceptance of its bets. */
  readonly branchId: string;
  readonly gameType: Category;
  /** Rounds, without those that were taken back. */
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly validBet: bigint;
}

/**
 * What the teams of these agents played in a span of whole hours, without what the agents played themselves. One statement over
 * the closure: it has one row for each upline of a path, so no level is read for another.
 */
export async function listTeamPlay(db: Executor, ancestorIds: readonly string[], from: Date, to: Date): Promise<BranchPlay[]> {
  const { rows } =
    await db.execute(sql`select c.ancestor_id, coalesce(v.path[cardinality(v.path) - c.depth + 2], c.member_id) as branch_id,
      p.game_type, sum(p.rounds)::text as rounds, sum(p.stake)::text as stake, sum(p.payout)::text as payout,
      sum(p.valid_bet)::text as valid_bet
    from path_closure c join path_versions v on v.member_id = c.member_id and v.version = c.version
      join play_hours p on p.member_id = c.member_id and p.version = c.version
    where c.ancestor_id = ${anyOf(ancestorIds)} and p.hour >= ${instantOf(from)} and p.hour < ${instantOf(to)}
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows.map((row) => ({
    ancestorId: asText(row.ancestor_id),
    branchId: asText(row.branch_id),
    gameType: gameTypeOf(row.game_type),
    rounds: asBigint(row.rounds),
    stake: asBigint(row.stake),
    payout: asBigint(row.payout),
    validBet: asBigint(row.valid_bet),
  }));
}
