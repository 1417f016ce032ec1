import { type SQL, sql } from "drizzle-orm";
import { BET, RETURNED_BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { PROFIT_LOSS_FIGURES } from "@baize/domain/agents/profit-loss";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import { openStates } from "@baize/domain/state-machine/machine";
import { stateListSql } from "../platform/database/states.ts";
import { ACCOUNT_KINDS, CHART } from "./chart-of-accounts.ts";
import { IS_NO_PLAY } from "./schema.ts";
import type { Invariant } from "./invariant.ts";

const OWN = stateListSql(ACCOUNT_KINDS.filter((kind) => CHART[kind].side === "member"));
const RETURNED = stateListSql(RETURNED_BET_STATUSES);
const OPEN = stateListSql(openStates(BET));
const BET_KINDS = sql.raw(CATEGORIES.map((category) => `'${category}'`).join(", "));

const NAMES = ["count", "came", "went", "net", "valid_bet"];
const each = (write: (name: string) => string): SQL => sql.raw(NAMES.map(write).join(", "));
const SUMS = each((name) => `sum(${name}) as ${name}`);
const DIFFERS = sql`(${each((name) => `coalesce(l.${name}, 0)`)}) <> (${each((name) => `coalesce(s.${name}, 0)`)})`;

const ZONED = sql`zoned as (
  select m.id, b.config ->> 'timeZone' as zone, b.config ->> 'currency' as currency from members m join brands b on b.code = m.brand)`;

/** Bets by type of game without free rounds, moves of money together; without days that are not summed yet. */
const OF_LINES = sql`with ${ZONED}, bet_lines as (
    select b.member_id, (b.placed_at at time zone z.zone)::date as day, g.category as kind, v.path, 1 as count, b.valid_bet,
      case when b.status in (${RETURNED}) then 0 else b.payout end as came,
      case when b.status in (${RETURNED}) then 0 else b.stake - b.refunded end as went,
      case when b.status in (${RETURNED}, ${OPEN}) then 0 else b.payout - b.stake + b.refunded end as net
    from bets b join zoned z on z.id = b.member_id join games g on g.id = b.game_id
      join path_versions v on v.member_id = b.member_id and v.version = b.path_version and cardinality(v.path) > 0
    where b.campaign is null
  ), moves as (
    select t.member_id, (t.at at time zone z.zone)::date as day, 'moves' as kind, v.path, t.amount, t.credit_kind in (${OWN}) as is_in
    from transfers t join zoned z on z.id = t.member_id and z.currency = t.currency
      cross join lateral (select path from path_versions p where p.member_id = t.member_id
        and (p.version = 1 or p.started_at <= t.at) order by p.version desc limit 1) v
    where t.book = 'real' and t.kind ${IS_NO_PLAY} and cardinality(v.path) > 0
      and (t.debit_kind in (${OWN})) <> (t.credit_kind in (${OWN}))
  ), l as (
    select member_id, day, kind, path, ${SUMS} from (
      select member_id, day, kind, path, count, came, went, net, valid_bet from bet_lines
      union all
      select member_id, day, kind, path, 1, case when is_in then amount else 0 end, case when is_in then 0 else amount end,
        case when is_in then amount else -amount end, 0 from moves
    ) lines group by 1, 2, 3, 4
  ), s as (
    select member_id, day, case when kind in (${BET_KINDS}) then kind else 'moves' end as kind, path, ${SUMS}
    from team_days where reach = 'own' group by 1, 2, 3, 4
  )
  select member_id, day::text, kind from l full join s using (member_id, day, kind, path)
  where ${DIFFERS} and not exists (select from changed_days c join zoned z on z.id = c.member_id
    where c.member_id = coalesce(l.member_id, s.member_id) and (c.at at time zone z.zone)::date = coalesce(l.day, s.day))`;

const OF_MEMBERS = sql`with l as (
    select path[place] as member_id, day, kind, path[1:place - 1] as path, ${SUMS}
    from team_days cross join generate_subscripts(path, 1) as place where reach = 'own' group by 1, 2, 3, 4
  ), s as (select * from team_days where reach = 'below')
  select member_id, day::text, kind from l full join s using (member_id, day, kind, path) where ${DIFFERS}`;

const OF_PLAYERS = sql`with days as (
    select distinct agent_id, member_id, day from team_days cross join unnest(path) as above(agent_id)
    where reach = 'own' and kind in (${BET_KINDS})
  ), l as (
    select agent_id as member_id, day, before, count(*) as count from (
      select agent_id, day, coalesce(lag(day) over (partition by agent_id, member_id order by day), '-infinity') as before from days
    ) played group by 1, 2, 3
  ), s as (select * from team_players where count <> 0)
  select member_id, day::text, before::text from l full join s using (member_id, day, before)
  where l.count is distinct from s.count`;

const NET_KINDS = sql`${BET_KINDS}, 'rebate', 'bonus', 'commission'`;
const ofKind = (kind: string, value = "net") =>
  sql`coalesce(sum(${sql.raw(value)}) filter (where kind = ${sql.raw(`'${kind}'`)}), 0)`;
const ofBets = (value: string) => sql`coalesce(sum(${sql.raw(value)}) filter (where kind in (${BET_KINDS})), 0)`;
const BRANCH = sql.raw("count, deposits, withdrawals, valid_bet, payout, win_loss, rebates, bonuses, commission, net");

const OF_BRANCHES = sql`with l as (
    select path[cardinality(path)] as member_id, member_id as head_id, day, array[sum(count), ${ofKind("deposit")},
      ${ofKind("withdrawal", "-net")}, ${ofBets("valid_bet")}, ${ofBets("came")}, ${ofBets("net")}, ${ofKind("rebate")}, ${ofKind("bonus")},
      ${ofKind("commission")}, coalesce(sum(net) filter (where kind in (${NET_KINDS})), 0)]::numeric[] as figures
    from team_days where cardinality(path) > 0 and kind in (${NET_KINDS}, 'deposit', 'withdrawal') group by 1, 2, 3
  ), s as (select member_id, head_id, day, array[${BRANCH}]::numeric[] as figures from branch_days)
  select member_id, head_id, day::text from l full join s using (member_id, head_id, day) where l.figures is distinct from s.figures`;

const FIGURES = sql.raw(
  PROFIT_LOSS_FIGURES.map(
    (figure) => `when '${figure}' then d.${figure.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
  ).join(" "),
);
const OF_ORDERS = sql`with l as (
    select o.member_id, o.id as order_id, d.head_id, sum(d.count) as count, sum(case o.figure ${FIGURES} end) as amount
    from branch_orders o join branch_days d on d.member_id = o.member_id and d.day between o.from_day and o.to_day
    where o.is_built group by 1, 2, 3
  )
  select member_id, order_id, head_id from l full join ordered_branches s using (member_id, order_id, head_id)
  where (l.count, l.amount) is distinct from (s.count::numeric, s.amount::numeric)`;

/** What the reports of teams are read from. */
export const TEAM_SUM_INVARIANTS: readonly Invariant[] = [
  { name: "The sums of a member's day are those of its lines", breaches: OF_LINES },
  { name: "The sums of a team's day are those of its members", breaches: OF_MEMBERS },
  { name: "The players of a team's day are its members with a bet, by the day of their bet before", breaches: OF_PLAYERS },
  { name: "The figures of a branch's day are those of its head and the team below", breaches: OF_BRANCHES },
  { name: "The sums of a stored order are those of its days", breaches: OF_ORDERS },
];
