import { type SQL, sql } from "drizzle-orm";
import type { BranchPlay } from "@baize/domain/agents/settlement/team-window";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { asText } from "../../../platform/database/raw.ts";
import { readInParts } from "../../../platform/database/read-in-parts.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { agreedPath, belowFew, instantOf, type Span } from "./play-queries.ts";
import { readBranches } from "./read-branches.ts";

/** Agents whose rows are in memory at once. */
const PART = 20;

/**
 * What the teams of these agents played, by branch, whether its head played it, type of game, and hour where hours count: one row for
 * each agent whose team played, in the order of the agents. Play is summed by path before it is summed for each upline of the path, so
 * the rows of a member are read once. Play of another path than the contracts of the window were agreed along is left out. The lines of an agent are one text, which names each branch once: a row for each of them would
 * take the driver longer than the sums take.
 */
function teamRows(ancestorIds: readonly string[], { brand, from, to, leftOut }: Span, byHour: boolean): SQL {
  const columns = sql`game_type, hour`;
  const amounts = byHour ? sql`valid_bet` : sql`valid_bet, stake, payout`;
  const sums = byHour
    ? sql`sum(valid_bet)::bigint as valid_bet`
    : sql`sum(valid_bet)::bigint as valid_bet, sum(stake)::bigint as stake, sum(payout)::bigint as payout`;
  // An hour of play is a row already.
  const [played, grouped] = byHour
    ? [sql`date_part('epoch', p.hour)::bigint as hour, ${amounts}`, sql``]
    : [sql`null::bigint as hour, ${sums}`, sql`group by 1, 2, 3`];
  const paths = sql`select path, ${columns}, ${sums} from placed group by path, ${columns}`;
  return sql`with asked as (
      select id, place, ${agreedPath(sql`id`, from)} as agreed from unnest(${uuidArray(ancestorIds)}) with ordinality as g (id, place)
    ), played as (
      select p.member_id, p.version, p.game_type, ${played} from play_hours p
      where p.brand = ${brand} and p.hour >= ${instantOf(from)} and p.hour < ${instantOf(to)} and p.member_id <> all(${uuidArray(leftOut)})
        ${belowFew(ancestorIds, sql`p`)}
      ${grouped}
    ), placed as (
      select v.path, v.upline_id, p.* from played p join path_versions v on v.member_id = p.member_id and v.version = p.version
    ), uplines as materialized (
      select a.place, t.path[i + 1] as branch_id, ${columns}, ${sums}
      from (${paths}) t cross join generate_series(1, cardinality(t.path) - 1) i join asked a on a.id = t.path[i] and a.agreed = t.path[1:i]
      group by 1, 2, ${columns}
    ), teams as (
      select a.place, p.member_id as branch_id, true as is_head, ${columns}, ${amounts}
      from placed p join asked a on a.id = p.upline_id and a.agreed = p.path
      union all select place, branch_id, false, ${columns}, ${amounts} from uplines
    ), branches as (
      select place, branch_id, is_head, string_agg(concat_ws('|', game_type, coalesce(hour::text, ''), ${amounts}), ',') as lines
      from teams group by place, branch_id, is_head
    )
    select place, string_agg(concat_ws(':', branch_id, is_head::text, lines), ';' order by branch_id) as branches
    from branches group by place order by place`;
}

/** What the team of one agent played. */
export async function listBranchPlay(db: Executor, ancestorId: string, span: Span, byHour: boolean): Promise<BranchPlay[]> {
  const { rows } = await db.execute(teamRows([ancestorId], span, byHour));
  return rows.flatMap(({ branches }) => readBranches(asText(branches)));
}

/** What the teams of these agents played, in their order; those whose teams did not play are left out. */
export async function* readBranchPlay(
  tx: Transaction,
  ancestorIds: readonly string[],
  span: Span,
): AsyncGenerator<{ readonly ancestorId: string; readonly play: BranchPlay[] }> {
  for await (const rows of readInParts(tx, teamRows(ancestorIds, span, false), PART))
    for (const { place, branches } of rows)
      yield { ancestorId: ancestorIds[Number(place) - 1] ?? "", play: readBranches(asText(branches)) };
}
