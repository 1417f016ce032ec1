import { type SQL, sql } from "drizzle-orm";
import type { BranchWagers } from "@baize/domain/agents/settlement/team-window";
import { type Category, isCategory } from "@baize/domain/gaming/game/category";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";

export const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;
export const idsOf = (ids: readonly string[]) => sql`${sql.param(`{${ids.join(",")}}`)}::uuid[]`;
const anyOf = (ids: readonly string[]) => sql`any(${idsOf(ids)})`;

export function gameTypeOf(value: unknown): Category {
  if (!isCategory(value)) throw new TypeError(`${String(value)} is no type of game`);
  return value;
}

/** Rows of whose team. */
type OfTeam<Row> = Row & { readonly ancestorId: string };

export interface Span {
  readonly brand: string;
  readonly from: Date;
  readonly to: Date;
  /** Members whose play does not count. */
  readonly leftOut: readonly string[];
}

/** From this many agents on, the play of the whole brand is read at once. */
const MANY = 100;

/** Leaves out, for a few agents, whoever is below none of them. `play`: the table's name in the statement. */
export const belowFew = (ids: readonly string[], play: SQL): SQL =>
  ids.length >= MANY
    ? sql``
    : sql`and (${play}.member_id, ${play}.version) in (select member_id, version from path_closure where ancestor_id = ${anyOf(ids)})`;

/** Sums of one path of uplines, for each of those uplines: whose they are, and the next one on the way down. */
const ofUplines = (rows: SQL, columns: SQL, sums: SQL, ancestors: SQL): SQL =>
  sql`select t.path[i] as ancestor_id, t.path[i + 1] as branch_id, false as is_head, ${columns}, ${sums}
    from (${rows}) t cross join generate_series(1, cardinality(t.path) - 1) i where t.path[i] = ${ancestors} group by 1, 2, ${columns}`;

/** What direct downlines played themselves: a row for each version of a path, which the rules add up. */
const ofHeads = (columns: SQL, amounts: SQL, ancestors: SQL): SQL =>
  sql`select path[cardinality(path)] as ancestor_id, member_id as branch_id, true as is_head, ${columns}, ${amounts}
    from placed where path[cardinality(path)] = ${ancestors}`;

export interface PeopleCount {
  readonly activeUsers: bigint;
  readonly players: bigint;
}

/** These amounts, each once, in their order. */
const edgesOf = (amounts: Iterable<bigint>): bigint[] => [...new Set(amounts)].toSorted((one, other) => (one < other ? -1 : 1));
const amountsOf = (amounts: readonly bigint[]) => sql`${sql.param(`{${amounts.join(",")}}`)}::bigint[]`;

/**
 * How many members below each of these agents played, and how many for at least this valid bet. Members of one path are counted
 * together; those who were moved within the window are counted one by one.
 */
export async function countPlayers(
  db: Executor,
  minBets: ReadonlyMap<string, bigint>,
  { brand, from, to, leftOut }: Span,
): Promise<Map<string, PeopleCount>> {
  const wanted = JSON.stringify([...minBets].map(([id, bet]) => ({ id, bet: String(bet) })));
  const edges = amountsOf(edgesOf(minBets.values()));
  const { rows } = await db.execute(sql`with played as (
      select p.member_id, p.version, sum(p.valid_bet)::bigint as bet from play_hours p
      where p.brand = ${brand} and p.hour >= ${instantOf(from)} and p.hour < ${instantOf(to)} and p.member_id <> all(${idsOf(leftOut)})
        ${belowFew([...minBets.keys()], sql`p`)}
      group by 1, 2
    ), placed as (
      select p.member_id, p.bet, v.path, count(*) over (partition by p.member_id) as versions
      from played p join path_versions v on v.member_id = p.member_id and v.version = p.version
    ), single as (
      select path, width_bucket(bet, ${edges}) as step, count(*) as people from placed where versions = 1 and bet > 0 group by 1, 2
    ), several as (
      select a.id, width_bucket(sum(p.bet)::bigint, ${edges}) as step from placed p cross join unnest(p.path) as a(id)
      where p.versions > 1 group by a.id, p.member_id having sum(p.bet) > 0
    ), teams as (
      select a.id, s.step, s.people from single s cross join unnest(s.path) as a(id) union all select id, step, 1 from several
    )
    select t.id, coalesce(sum(t.people) filter (where t.step >= width_bucket(w.bet, ${edges})), 0)::text as active, sum(t.people)::text as players
    from teams t join jsonb_to_recordset(${wanted}::jsonb) as w(id uuid, bet bigint) on w.id = t.id group by 1`);
  return new Map(rows.map((row) => [asText(row.id), { activeUsers: asBigint(row.active), players: asBigint(row.players) }]));
}

/** The wagers of a window below each of these agents, summed by branch, type of game, outcome and tier of the stake. */
export async function listBranchWagers(
  db: Executor,
  tiers: ReadonlyMap<string, readonly bigint[]>,
  { brand, from, to, leftOut }: Span,
): Promise<OfTeam<BranchWagers>[]> {
  const edges = edgesOf([...tiers.values()].flat());
  const columns = sql`game_type, status, step`;
  const amounts = sql`stake`;
  const sums = sql`sum(stake) as stake`;
  const ancestors = anyOf([...tiers.keys()]);
  const paths = sql`select path, ${columns}, ${sums} from placed group by path, ${columns}`;
  const { rows } = await db.execute(sql`with played as (
      select f.member_id, f.version, f.game_type, f.status, width_bucket(abs(f.stake), ${amountsOf(edges)}) as step, ${sums} from wager_facts f
      where f.brand = ${brand} and f.counts_at >= ${instantOf(from)} and f.counts_at < ${instantOf(to)}
        and f.member_id <> all(${idsOf(leftOut)}) and f.status in ('won', 'lost')
        ${belowFew([...tiers.keys()], sql`f`)}
      group by 1, 2, 3, 4, 5
    ), placed as (
      select v.path, f.* from played f join path_versions v on v.member_id = f.member_id and v.version = f.version
    ), teams as (${ofHeads(columns, amounts, ancestors)} union all ${ofUplines(paths, columns, sums, ancestors)})
    select ancestor_id, branch_id, game_type, status, step, stake::text as stake from teams`);
  return rows.flatMap((row) => {
    const ancestorId = asText(row.ancestor_id);
    // The highest edge of all contracts that the stake reaches; the contract's own edges are among them.
    const reached = edges[Number(row.step) - 1];
    const tier = reached === undefined ? -1 : (tiers.get(ancestorId) ?? []).findLastIndex((edge) => edge <= reached);
    if (tier < 0) return [];
    const outcome = row.status === "won" ? ("won" as const) : ("lost" as const);
    const of = { ancestorId, branchId: asText(row.branch_id), gameType: gameTypeOf(row.game_type) };
    return [{ ...of, outcome, tier, stake: asBigint(row.stake) }];
  });
}

/** When the first fact counts that counts at an instant or later; undefined where none does. */
export async function findNextPlay(db: Executor, brand: string, from: Date): Promise<Date | undefined> {
  const { rows } = await db.execute(
    sql`select min(counts_at)::text as at from wager_facts where brand = ${brand} and counts_at >= ${instantOf(from)}`,
  );
  const at = rows[0]?.at;
  return typeof at === "string" ? new Date(at) : undefined;
}
