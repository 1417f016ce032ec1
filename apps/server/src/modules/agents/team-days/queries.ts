import { type SQL, sql } from "drizzle-orm";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import type { Transaction } from "../../../platform/database/database.ts";
import { asText } from "../../../platform/database/raw.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { BRANCH_ADDED, BRANCH_COLUMNS, BRANCH_KINDS, BRANCH_SUMS, ORDER_SUM_OF_LINES } from "./branch-sum-queries.ts";
import { COLUMNS, dayOf, freshBets, freshLines, STORED_BACK, type Zoned } from "./line-queries.ts";

/** Kinds of sums that are bets. */
export const BET_KINDS: SQL = sql.raw(CATEGORIES.map((category) => `'${category}'`).join(", "));
const MOST_AT_ONCE = 20_000;

const askedOn = (memberIds: readonly string[], day: string) => sql`asked as (
  select member_id, ${day}::date as day from unnest(${uuidArray(memberIds)}) as one(member_id)
)`;

/** Takes the oldest changes of a brand's members away; answers the days that they are about, the first one first. */
export async function takeChangedDays(tx: Transaction, brand: string, { timeZone }: Zoned) {
  const { rows } = await tx.execute(sql`with taken as (
      delete from changed_days where (member_id, id) in (select c.member_id, c.id from changed_days c
        join members m on m.id = c.member_id where m.brand = ${brand} order by c.at limit ${MOST_AT_ONCE})
      returning member_id, ${dayOf(sql`at`, timeZone)}::text as day
    ) select day, string_agg(distinct member_id::text, ',') as members from taken group by day order by day`);
  return rows.map(({ day, members }) => ({ day: asText(day), memberIds: asText(members).split(",") }));
}

/** The summed days on which the person of a row of `news` placed a bet below its agent. */
const played = (days: SQL) => sql`from team_days o where o.member_id = news.member_id and o.reach = 'own'
  and o.kind in (${BET_KINDS}) and news.agent_id = any(o.path) and o.day ${days}`;

/**
 * Counts the persons who placed their first bet of a day, for each agent above. Where one has a later day already, that day's
 * count moves to the new day before it. Asked before the sums of the day are stored, and day by day.
 */
export async function addPlayers(tx: Transaction, memberIds: readonly string[], day: string, zoned: Zoned): Promise<void> {
  await tx.execute(sql`with ${askedOn(memberIds, day)}, news as (
      select distinct bets.member_id, agent_id from ${freshBets(zoned)} cross join unnest(path_versions.path) as above(agent_id)
    ), placed as (
      select agent_id, coalesce((select max(o.day) ${played(sql`< ${day}::date`)}), '-infinity') as former,
        (select min(o.day) ${played(sql`> ${day}::date`)}) as later
      from news where not exists (select ${played(sql`= ${day}::date`)})
    ), changes as (
      select agent_id, ${day}::date as day, former, 1 as count from placed
      union all select agent_id, later, former, -1 from placed where later is not null
      union all select agent_id, later, ${day}::date, 1 from placed where later is not null
    )
    insert into team_players as p (member_id, day, before, count)
    select agent_id, day, former, sum(count) from changes group by 1, 2, 3
    on conflict (member_id, day, before) do update set count = p.count + excluded.count`);
}

/** Adds what changed of a day to the sums of the members, and to those of every agent above, whole, by branch, and in the orders of these. */
export async function addToSums(tx: Transaction, memberIds: readonly string[], day: string, zoned: Zoned): Promise<void> {
  await tx.execute(sql`with ${askedOn(memberIds, day)}, lines (${COLUMNS}) as (${freshLines(zoned)} union all ${STORED_BACK}),
    changes as (
      select member_id, day, kind, path, sum(count) as count, sum(came) as came, sum(went) as went, sum(net) as net,
        sum(valid_bet) as valid_bet
      from lines group by 1, 2, 3, 4
      having (sum(count), sum(came), sum(went), sum(net), sum(valid_bet)) is distinct from (0, 0, 0, 0, 0)
    ), everywhere as (
      select member_id, 'own' as reach, day, kind, path, count, came, went, net, valid_bet from changes
      union all
      select path[place], 'below', day, kind, path[1:place - 1], count, came, went, net, valid_bet
      from changes cross join generate_subscripts(path, 1) as place
    ), of_branches as (
      insert into branch_days as b (member_id, head_id, day, ${BRANCH_COLUMNS})
      select path[place], (path || member_id)[place + 1], day, ${BRANCH_SUMS}
      from changes cross join generate_subscripts(path, 1) as place where kind in (${BRANCH_KINDS}) group by 1, 2, 3
      on conflict (member_id, head_id, day) do update set ${BRANCH_ADDED}
    ), of_orders as (
      insert into ordered_branches as b (member_id, order_id, head_id, count, amount)
      select o.member_id, o.id, (path || changes.member_id)[place + 1], sum(count), ${ORDER_SUM_OF_LINES}
      from changes cross join generate_subscripts(path, 1) as place
      join branch_orders o on o.member_id = path[place] and o.is_built and day between o.from_day and o.to_day
      where kind in (${BRANCH_KINDS}) group by 1, 2, 3, o.figure
      on conflict (member_id, order_id, head_id) do update set count = b.count + excluded.count, amount = b.amount + excluded.amount
    )
    insert into team_days as t (member_id, reach, day, kind, path, count, came, went, net, valid_bet)
    select member_id, reach, day, kind, path, sum(count), sum(came), sum(went), sum(net), sum(valid_bet)
    from everywhere group by 1, 2, 3, 4, 5
    on conflict (member_id, reach, day, kind, path) do update set count = t.count + excluded.count,
      came = t.came + excluded.came, went = t.went + excluded.went, net = t.net + excluded.net,
      valid_bet = t.valid_bet + excluded.valid_bet`);
}
