import { type SQL, sql } from "drizzle-orm";
import type { BranchWagers } from "@baize/domain/agents/settlement/team-window";
import { type Category, isCategory } from "@baize/domain/gaming/game/category";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";

export const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const anyOf = (ids: readonly string[]) => sql`any(${uuidArray(ids)})`;

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

/**
 * The uplines of an agent when a window began, and the agent: along them the contracts of the window were agreed. Play counts for a
 * contract where the path of its acceptance begins with them. So what is played after a move, or was played in a former place, does not.
 */
export const agreedPath = (agentId: SQL, windowStart: Date): SQL =>
  sql`(select a.path || a.member_id from path_versions a
    where a.member_id = ${agentId} and (a.version = 1 or a.started_at < ${instantOf(windowStart)}) order by a.version desc limit 1)`;

/** Sums of one path of uplines, for each of those uplines: whose they are, and the next one on the way down. */
const ofUplines = (rows: SQL, columns: SQL, sums: SQL): SQL =>
  sql`select a.id as ancestor_id, t.path[i + 1] as branch_id, ${columns}, ${sums}
    from (${rows}) t cross join generate_series(1, cardinality(t.path) - 1) i join asked a on a.id = t.path[i] and a.agreed = t.path[1:i]
    group by 1, 2, ${columns}`;

/** What direct downlines played themselves: a row for each version of a path, which the rules add up. */
const ofHeads = (columns: SQL, amounts: SQL): SQL =>
  sql`select a.id as ancestor_id, member_id as branch_id, ${columns}, ${amounts}
    from placed p join asked a on a.id = p.upline_id and a.agreed = p.path`;

export interface PeopleCount {
  readonly activeUsers: bigint;
  readonly players: bigint;
}

/** These amounts, each once, in their order. */
const edgesOf = (amounts: Iterable<bigint>): bigint[] => [...new Set(amounts)].toSorted((one, other) => (one < other ? -1 : 1));
const amountsOf = (amounts: readonly bigint[]) => sql`${sql.param(`{${amounts.join(",")}}`)}::bigint[]`;

/**
 * How many members below each of these agents played, and how many for at least this valid bet. Members of one path are counted
 * together; those who were moved within the window are counted one by one. Only play of the agent's agreed path counts.
 */
export async function countPlayers(
  db: Executor,
  minBets: ReadonlyMap<string, bigint>,
  { brand, from, to, leftOut }: Span,
): Promise<Map<string, PeopleCount>> {
  const wanted = JSON.stringify([...minBets].map(([id, bet]) => ({ id, bet: String(bet) })));
  const edges = amountsOf(edgesOf(minBets.values()));
  const { rows } = await db.execute(sql`with asked as (
      select w.id, w.bet, ${agreedPath(sql`w.id`, from)} as agreed from jsonb_to_recordset(${wanted}::jsonb) as w (id uuid, bet bigint)
    ), played as (
      select p.member_id, p.version, sum(p.valid_bet)::bigint as bet from play_hours p
      where p.brand = ${brand} and p.hour >= ${instantOf(from)} and p.hour < ${instantOf(to)} and p.member_id <> all(${uuidArray(leftOut)})
        ${belowFew([...minBets.keys()], sql`p`)}
      group by 1, 2
    ), placed as (
      select p.member_id, p.bet, v.path, count(*) over (partition by p.member_id) as versions
      from played p join path_versions v on v.member_id = p.member_id and v.version = p.version
    ), single as (
      select path, width_bucket(bet, ${edges}) as step, count(*) as people from placed where versions = 1 and bet > 0 group by 1, 2
    ), several as (
      select a.id, a.bet, width_bucket(sum(p.bet)::bigint, ${edges}) as step from placed p cross join generate_series(1, cardinality(p.path)) i
        join asked a on a.id = p.path[i] and a.agreed = p.path[1:i]
      where p.versions > 1 group by a.id, a.bet, p.member_id having sum(p.bet) > 0
    ), teams as (
      select a.id, a.bet, s.step, s.people from single s cross join generate_series(1, cardinality(s.path)) i
        join asked a on a.id = s.path[i] and a.agreed = s.path[1:i]
      union all select id, bet, step, 1 from several
    )
    select id, coalesce(sum(people) filter (where step >= width_bucket(bet, ${edges})), 0)::text as active, sum(people)::text as players
    from teams group by 1`);
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
  const paths = sql`select path, ${columns}, ${sums} from placed group by path, ${columns}`;
  const { rows } = await db.execute(sql`with asked as (
      select id, ${agreedPath(sql`id`, from)} as agreed from unnest(${uuidArray([...tiers.keys()])}) as g (id)
    ), played as (
      select f.member_id, f.version, f.game_type, f.status, width_bucket(abs(f.stake), ${amountsOf(edges)}) as step, ${sums} from wager_facts f
      where f.brand = ${brand} and f.counts_at >= ${instantOf(from)} and f.counts_at < ${instantOf(to)}
        and f.member_id <> all(${uuidArray(leftOut)}) and f.status in ('won', 'lost')
        ${belowFew([...tiers.keys()], sql`f`)}
      group by 1, 2, 3, 4, 5
    ), placed as (
      select v.path, v.upline_id, f.* from played f join path_versions v on v.member_id = f.member_id and v.version = f.version
    ), teams as (${ofHeads(columns, amounts)} union all ${ofUplines(paths, columns, sums)})
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
