import { sql } from "drizzle-orm";
import type { BranchPlay } from "@baize/domain/agents/settlement/team-window";
import type { Transaction } from "../../../platform/database/database.ts";
import { asText } from "../../../platform/database/raw.ts";
import { readInParts } from "../../../platform/database/read-in-parts.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { readBranches } from "./read-branches.ts";
import { agreedPath, belowFew, instantOf, type Span } from "./play-queries.ts";

/** Paths whose rows are in memory at once. */
const PART = 20;

/** What members played who had one path of uplines. */
export interface PathPlay {
  /** The ids of the uplines, from the top down. */
  readonly path: string;
  readonly length: number;
  readonly play: readonly BranchPlay[];
  /** Those parts of it, from the top down, along which the contracts of their last upline were not agreed. */
  readonly notAgreed: readonly string[];
}

/**
 * What members below these agents played in each hour, by the path that they had, the longest first. A member's rows are one text before
 * its path is looked up, so the paths are read once for each member.
 */
export async function* readPathPlay(
  tx: Transaction,
  ancestorIds: readonly string[],
  { brand, from, to, leftOut }: Span,
): AsyncGenerator<PathPlay> {
  const statement = sql`with played as (
      select p.member_id, p.version,
        string_agg(concat_ws('|', p.game_type, date_part('epoch', p.hour)::bigint, p.valid_bet), ',') as lines
      from play_hours p
      where p.brand = ${brand} and p.hour >= ${instantOf(from)} and p.hour < ${instantOf(to)} and p.member_id <> all(${uuidArray(leftOut)})
        ${belowFew(ancestorIds, sql`p`)}
      group by 1, 2
    ), paths as materialized (
      select v.path, string_agg(concat_ws(':', p.member_id, 'true', p.lines), ';' order by p.member_id) as branches
      from played p join path_versions v on v.member_id = p.member_id and v.version = p.version
      where cardinality(v.path) > 0 group by v.path
    ), places as (
      select distinct path[1:i] as place from paths cross join generate_series(1, cardinality(path)) i
    ), asked as (
      select id, ${agreedPath(sql`id`, from)} as agreed from unnest(${uuidArray(ancestorIds)}) as g (id)
    ), not_agreed as materialized (
      select p.place from places p join asked a on a.id = p.place[cardinality(p.place)] and a.agreed <> p.place
    )
    select array_to_string(path, ',') as path, cardinality(path) as length, branches,
      (select string_agg(array_to_string(place, ','), ';') from not_agreed where path[1:cardinality(place)] = place) as not_agreed
    from paths order by cardinality(path) desc, path`;
  for await (const rows of readInParts(tx, statement, PART))
    for (const { path, length, branches, not_agreed: notAgreed } of rows)
      yield {
        path: asText(path),
        length: Number(length),
        play: readBranches(asText(branches)),
        notAgreed: notAgreed === null ? [] : asText(notAgreed).split(";"),
      };
}
