import { sql } from "drizzle-orm";
import type { BranchPlay, BranchWagers } from "@baize/domain/agents/settlement/team-window";
import { type Category, isCategory } from "@baize/domain/gaming/game/category";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";

const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const idsOf = (ids: readonly string[]) => sql`${sql.param(`{${ids.join(",")}}`)}::uuid[]`;
const anyOf = (ids: readonly string[]) => sql`any(${idsOf(ids)})`;

function gameTypeOf(value: unknown): Category {
  if (!isCategory(value)) throw new TypeError(`${String(value)} is no type of game`);
  return value;
}

/** Rows of whose team. */
type OfTeam<Row> = Row & { readonly ancestorId: string };

export interface Span {
  readonly from: Date;
  readonly to: Date;
  /** Members whose play does not count. */
  readonly leftOut: readonly string[];
}

/** What the teams of these agents played, by branch, whether its head played it, type of game, and hour where hours count. */
export async function listBranchPlay(
  db: Executor,
  ancestorIds: readonly string[],
  { from, to, leftOut }: Span,
  byHour: boolean,
): Promise<OfTeam<BranchPlay>[]> {
  const { rows } =
    await db.execute(sql`select c.ancestor_id, coalesce(v.path[cardinality(v.path) - c.depth + 2], c.member_id) as branch_id,
      c.depth = 1 as is_head, p.game_type, case when ${byHour}::boolean then (extract(epoch from p.hour) * 1000)::bigint::text end as hour,
      sum(p.stake)::text as stake, sum(p.payout)::text as payout, sum(p.valid_bet)::text as valid_bet
    from path_closure c join path_versions v on v.member_id = c.member_id and v.version = c.version
      join play_hours p on p.member_id = c.member_id and p.version = c.version
    where c.ancestor_id = ${anyOf(ancestorIds)} and p.hour >= ${instantOf(from)} and p.hour < ${instantOf(to)}
      and p.member_id <> all(${idsOf(leftOut)})
    group by 1, 2, 3, 4, 5`);
  return rows.map((row) => ({
    ancestorId: asText(row.ancestor_id),
    branchId: asText(row.branch_id),
    isHead: row.is_head === true,
    gameType: gameTypeOf(row.game_type),
    ...(row.hour === null ? {} : { hour: Number(row.hour) }),
    stake: asBigint(row.stake),
    payout: asBigint(row.payout),
    validBet: asBigint(row.valid_bet),
  }));
}

export interface PeopleCount {
  readonly activeUsers: bigint;
  readonly players: bigint;
}

/** How many members below each of these agents played, and how many for at least this valid bet. */
export async function countPlayers(
  db: Executor,
  minBets: ReadonlyMap<string, bigint>,
  { from, to, leftOut }: Span,
): Promise<Map<string, PeopleCount>> {
  const wanted = JSON.stringify([...minBets].map(([id, bet]) => ({ id, bet: String(bet) })));
  const { rows } =
    await db.execute(sql`select t.ancestor_id, count(*) filter (where t.bet >= w.bet)::text as active, count(*)::text as players
    from jsonb_to_recordset(${wanted}::jsonb) as w(id uuid, bet bigint) join (
      select c.ancestor_id, p.member_id, sum(p.valid_bet) as bet
      from path_closure c join play_hours p on p.member_id = c.member_id and p.version = c.version
      where c.ancestor_id = ${anyOf([...minBets.keys()])} and p.hour >= ${instantOf(from)} and p.hour < ${instantOf(to)}
      and p.member_id <> all(${idsOf(leftOut)})
      group by 1, 2 having sum(p.valid_bet) > 0
    ) t on t.ancestor_id = w.id
    group by 1`);
  return new Map(
    rows.map((row) => [asText(row.ancestor_id), { activeUsers: asBigint(row.active), players: asBigint(row.players) }]),
  );
}

/** The wagers of a window below each of these agents, summed by branch, type of game, outcome and tier of the stake. */
export async function listBranchWagers(
  db: Executor,
  brand: string,
  edges: ReadonlyMap<string, readonly bigint[]>,
  { from, to, leftOut }: Span,
): Promise<OfTeam<BranchWagers>[]> {
  const wanted = JSON.stringify([...edges].map(([id, list]) => ({ id, edges: list.map(String) })));
  const { rows } = await db.execute(sql`select * from (
      select c.ancestor_id, coalesce(v.path[cardinality(v.path) - c.depth + 2], c.member_id) as branch_id, f.game_type, f.status,
        width_bucket(abs(f.stake), array(select jsonb_array_elements_text(w.edges)::bigint)) - 1 as tier, sum(f.stake)::text as stake
      from wager_facts f join path_closure c on c.member_id = f.member_id and c.version = f.version
        join path_versions v on v.member_id = c.member_id and v.version = c.version
        join jsonb_to_recordset(${wanted}::jsonb) as w(id uuid, edges jsonb) on w.id = c.ancestor_id
      where f.brand = ${brand} and f.counts_at >= ${instantOf(from)} and f.counts_at < ${instantOf(to)}
        and f.member_id <> all(${idsOf(leftOut)}) and f.status in ('won', 'lost')
      group by 1, 2, 3, 4, 5
    ) wagers where tier >= 0`);
  return rows.map((row) => ({
    ancestorId: asText(row.ancestor_id),
    branchId: asText(row.branch_id),
    gameType: gameTypeOf(row.game_type),
    outcome: row.status === "won" ? "won" : "lost",
    tier: Number(row.tier),
    stake: asBigint(row.stake),
  }));
}

/** When the first fact counts that counts at an instant or later; undefined where none does. */
export async function findNextPlay(db: Executor, brand: string, from: Date): Promise<Date | undefined> {
  const { rows } = await db.execute(
    sql`select min(counts_at)::text as at from wager_facts where brand = ${brand} and counts_at >= ${instantOf(from)}`,
  );
  const at = rows[0]?.at;
  return typeof at === "string" ? new Date(at) : undefined;
}
