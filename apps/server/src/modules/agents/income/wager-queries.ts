import { type SQL, sql } from "drizzle-orm";
import { type BetStatus, BET_STATUSES } from "@baize/domain/gaming/bet/status";
import type { Category } from "@baize/domain/gaming/game/category";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { onlyRow } from "../../../platform/database/sums.ts";
import type { ContractPeriod, ContractType } from "@baize/domain/agents/contract/type";
import { agreedPath } from "../settlement/play-queries.ts";

/** What a line of a statement counts: the wagers of one branch and type of game, in the window or an hour of it. */
export interface CountedWagers {
  readonly brand: string;
  /** Whose statement it is. */
  readonly ancestorId: string;
  readonly branchId: string;
  readonly gameType: Category;
  /** The start of the statement's window. */
  readonly windowStart: Date;
  readonly from: Date;
  readonly to: Date;
  /** Members whose play a correction leaves out. */
  readonly leftOut: readonly string[];
  readonly counts: "validBet" | "profit" | "stake";
  /** Of a real-time salary: the outcome, and the tiers of the stake. */
  readonly outcome: {
    readonly status: "won" | "lost";
    readonly edges: readonly bigint[];
    readonly tiers: readonly number[];
  } | null;
  /** Whether a branch whose head has a contract of its own counts with the play of its head alone. */
  readonly headOnly: { readonly type: ContractType; readonly period: ContractPeriod } | null;
}

export interface WagerCursor {
  readonly at: Date;
  readonly betId: string;
  readonly line: number;
}

const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const listOf = (values: readonly (bigint | number | string)[]): SQL => sql`${sql.param(`{${values.join(",")}}`)}`;
const COUNTED = {
  validBet: sql`f.valid_bet`,
  profit: sql`(f.stake - f.payout)`,
  stake: sql`f.stake`,
} as const satisfies Record<CountedWagers["counts"], SQL>;

/** The same facts, team and branch that the settlement summed. */
function countedIn({
  brand,
  ancestorId,
  branchId,
  gameType,
  windowStart,
  from,
  to,
  leftOut,
  outcome,
  headOnly,
}: CountedWagers): SQL {
  const ofOutcome = outcome
    ? sql`and f.status = ${outcome.status}
      and width_bucket(abs(f.stake), ${listOf(outcome.edges)}::bigint[]) - 1 = any(${listOf(outcome.tiers)}::int[])`
    : sql``;
  const ofHead = headOnly
    ? sql`and (c.depth = 1 or not exists (select from contracts k where k.member_id = ${branchId}::uuid
      and k.upline_id = ${ancestorId}::uuid and k.type = ${headOnly.type} and k.terms ->> 'period' = ${headOnly.period}
      and k.starts_at <= ${instantOf(from)} and (k.ends_at is null or k.ends_at >= ${instantOf(to)})))`
    : sql``;
  return sql`from wager_facts f join path_closure c on c.member_id = f.member_id and c.version = f.version
      join path_versions v on v.member_id = c.member_id and v.version = c.version
      join members m on m.id = f.member_id
    where c.ancestor_id = ${ancestorId}::uuid and coalesce(v.path[cardinality(v.path) - c.depth + 2], c.member_id) = ${branchId}::uuid
      and v.path[1:cardinality(v.path) - c.depth + 1] = ${agreedPath(sql`c.ancestor_id`, windowStart)}
      and f.brand = ${brand} and f.book = 'real' and f.game_type = ${gameType}
      and f.counts_at >= ${instantOf(from)} and f.counts_at < ${instantOf(to)}
      and f.member_id <> all(${listOf(leftOut)}::uuid[]) ${ofOutcome} ${ofHead}`;
}

export interface CountedWager {
  readonly betId: string;
  readonly line: number;
  readonly account: string;
  readonly isBelow: boolean;
  readonly status: BetStatus;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly validBet: bigint;
  readonly counted: bigint;
  readonly at: Date;
}

function statusOf(value: unknown): BetStatus {
  const status = BET_STATUSES.find((one) => one === value);
  if (status === undefined) throw new TypeError(`${String(value)} is no outcome of a wager`);
  return status;
}

/** The wagers of a line, newest first; one more than the page holds. `readerId`: who sees the names of accounts below. */
export async function listCountedWagers(
  db: Executor,
  counted: CountedWagers,
  { readerId, limit, cursor }: { readonly readerId: string; readonly limit: number; readonly cursor: WagerCursor | undefined },
): Promise<CountedWager[]> {
  const after = cursor
    ? sql`and (f.counts_at, f.bet_id, f.line) < (${instantOf(cursor.at)}, ${cursor.betId}::uuid, ${cursor.line}::int)`
    : sql``;
  const { rows } = await db.execute(sql`select f.bet_id, f.line, m.username, exists (select from path_closure b
      where b.ancestor_id = ${readerId}::uuid and b.member_id = f.member_id and b.is_current) as below,
      f.status, f.stake::text as stake, f.payout::text as payout, f.valid_bet::text as valid_bet,
      ${COUNTED[counted.counts]}::text as counted, f.counts_at::text as at
    ${countedIn(counted)} ${after} order by f.counts_at desc, f.bet_id desc, f.line desc limit ${limit + 1}`);
  return rows.map((row) => ({
    betId: asText(row.bet_id),
    line: Number(row.line),
    account: asText(row.username),
    isBelow: row.below === true,
    status: statusOf(row.status),
    stake: asBigint(row.stake),
    payout: asBigint(row.payout),
    validBet: asBigint(row.valid_bet),
    counted: asBigint(row.counted),
    at: new Date(asText(row.at)),
  }));
}

export async function sumCountedWagers(db: Executor, counted: CountedWagers): Promise<{ count: number; sum: bigint }> {
  const { rows } = await db.execute(
    sql`select count(*)::text as count, coalesce(sum(${COUNTED[counted.counts]}), 0)::text as sum ${countedIn(counted)}`,
  );
  const row = onlyRow(rows);
  return { count: Number(row.count), sum: asBigint(row.sum) };
}
