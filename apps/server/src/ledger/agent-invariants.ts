import { sql } from "drizzle-orm";
import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { BET } from "@baize/domain/gaming/bet/status";
import { finalStates, initialState, statesAfter } from "@baize/domain/state-machine/machine";
import { stateListSql } from "../platform/database/states.ts";
import type { Invariant } from "./invariant.ts";

const WITHOUT_OUTCOME = stateListSql([initialState(BET), ...statesAfter(BET, "refund")]);

const PAID = stateListSql(finalStates(STATEMENT));

/** What agents are paid by, and that they are paid so. */
export const AGENT_INVARIANTS: readonly Invariant[] = [
  {
    name: "Each settled round has its fact unless it is free, and the facts of a round sum to its record",
    breaches: sql`select coalesce(b.member_id, f.member_id) as member_id, coalesce(b.id, f.bet_id) as id, b.status
      from (
        select member_id, id, status, stake, refunded, payout, valid_bet from bets
        where settled_at is not null and status not in (${WITHOUT_OUTCOME}) and campaign is null
        union all
        select member_id, id, status, stake, stake, 0, 0 from bets
        where first_settled_at is not null and (settled_at is null or status in (${WITHOUT_OUTCOME})) and campaign is null
      ) b
      full join (
        select member_id, bet_id, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
        from wager_facts group by member_id, bet_id
      ) f on f.member_id = b.member_id and f.bet_id = b.id
      where (b.stake - b.refunded, b.payout, b.valid_bet) is distinct from (f.stake, f.payout, f.valid_bet)`,
  },
  {
    name: "The hours of play are the sums of the facts that were counted",
    breaches: sql`select coalesce(f.member_id, h.member_id) as member_id, coalesce(f.version, h.version) as version
      from (
        select member_id, version, game_type, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
        from wager_facts where counts_at is not null group by member_id, version, game_type
      ) f full join (
        select member_id, version, game_type, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
        from play_hours group by member_id, version, game_type
      ) h on h.member_id = f.member_id and h.version = f.version and h.game_type = f.game_type
      where (f.stake, f.payout, f.valid_bet) is distinct from (h.stake, h.payout, h.valid_bet)`,
  },
  {
    name: "The statements of a run sum to what it says, and each is of its window",
    breaches: sql`select r.id, r.amount::text, s.amount::text as statements from settlement_runs r left join (
        select run_id, count(*) as count, sum(amount) as amount, min(type) as type, min(window_start) as from_, max(window_end) as to_
        from settlement_statements group by run_id
      ) s on s.run_id = r.id
      where (r.statements, r.amount) is distinct from (coalesce(s.count, 0), coalesce(s.amount, 0))
        or (s.run_id is not null and (r.type, r.window_start, r.window_end) is distinct from (s.type, s.from_, s.to_))`,
  },
  {
    name: "The lines of a statement sum to its amount",
    breaches: sql`select s.member_id, s.run_id from settlement_statements s
      where s.amount * 1000000 <> (select coalesce(sum((line ->> 'micro')::numeric), 0) from jsonb_array_elements(s.text::jsonb -> 'lines') line)
        or s.text::jsonb ->> 'amount' <> s.amount::text`,
  },
  {
    name: "No member is paid twice for one time by contracts of one type",
    breaches: sql`select s.member_id, s.type, s.window_start from (
        select member_id, type, window_start, lag(window_end) over (partition by member_id, type order by window_end) as before
        from settlement_statements where correction = 0
      ) s where s.before > s.window_start`,
  },
  {
    name: "Each statement that is paid moved its amount once, and no other did",
    breaches: sql`select coalesce(s.run_id || '/' || s.member_id, t.ref) as id, s.state, s.amount::text, t.amount::text as moved
      from (select * from settlement_statements where state in (${PAID}) and amount <> 0) s
      full join (
        select member_id, ref, sum(case kind when 'settlement-returned' then -amount else amount end) as amount, count(*) as count
        from transfers where kind in ('settlement-paid', 'settlement-received', 'settlement-returned') group by member_id, ref
      ) t on t.member_id = s.member_id and t.ref = s.run_id || '/' || s.member_id
      where (s.amount, 1) is distinct from (t.amount, t.count)`,
  },
  {
    name: "The guarantee of an upline is what it paid, less what was repaid",
    breaches: sql`select member_id, sum(amount)::text as off from (
        select member_id, balance as amount from accounts where kind = 'guarantee'
        union all
        select case when amount < 0 then member_id else upline_id end, from_guarantee from settlement_statements where from_guarantee > 0
        union all
        select member_id, -amount from transfers where kind = 'guarantee-repaid'
      ) parts group by member_id having sum(amount) <> 0
      union all
      select member_id, balance::text from accounts where kind = 'guarantee' and balance > 0`,
  },
  {
    name: "No contract pays a higher rate than the one above it at any point at the same time",
    breaches: sql`select c.member_id, c.id, u.id as above, tier.place, r.name
      from contracts c join contracts u on u.member_id = c.upline_id and u.type = c.type
        and c.starts_at < coalesce(u.ends_at, 'infinity') and u.starts_at < coalesce(c.ends_at, 'infinity')
        and c.starts_at < coalesce(c.ends_at, 'infinity') and u.starts_at < coalesce(u.ends_at, 'infinity')
      cross join jsonb_array_elements(c.terms -> 'tiers') with ordinality as tier(terms, place)
      cross join (values ('ratio'), ('profitRate'), ('lossRate')) as r(name)
      where c.terms ->> 'period' <> u.terms ->> 'period' or (tier.terms -> 'rates' ->> r.name)::integer > coalesce((
        select max((above.terms -> 'rates' ->> r.name)::integer) from jsonb_array_elements(u.terms -> 'tiers') as above(terms)
        where not exists (
          select from jsonb_each_text(above.terms -> 'atLeast') as asked(name, least)
          where asked.least::bigint > case
            when asked.name = 'activeUsers' and (c.terms ->> 'minBet')::bigint < (u.terms ->> 'minBet')::bigint then 0
            else coalesce((tier.terms -> 'atLeast' ->> asked.name)::bigint, 0) end
        )
      ), 0)`,
  },
];
