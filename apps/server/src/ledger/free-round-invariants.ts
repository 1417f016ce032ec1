import { sql } from "drizzle-orm";
import type { Invariant } from "./invariant.ts";
import { KEPT_BET } from "./pot-invariants.ts";

/** What the rows of free rounds and the accounts of their campaigns say is what the calls of providers say. */
export const FREE_ROUND_INVARIANTS: readonly Invariant[] = [
  {
    name: "Each free round that was granted is used, cancelled, expired or open",
    breaches: sql`select member_id, campaign, granted::text from free_rounds
      where granted <> used + cancelled + expired + open or least(used, cancelled, expired, open) < 0`,
  },
  {
    name: "A campaign has used as many free rounds as there are bets of it that stay",
    breaches: sql`select coalesce(f.member_id, c.member_id) as member_id, coalesce(f.campaign, c.campaign) as campaign, f.used::text,
        c.count::text as bets from free_rounds f full join (
        select member_id, campaign, count(*) filter (where state in (${KEPT_BET})) as count from provider_calls
        where operation = 'bet' and campaign is not null group by member_id, campaign
      ) c on c.member_id = f.member_id and c.campaign = f.campaign
      where coalesce(f.used, -1) <> coalesce(c.count, 0)`,
  },
  {
    name: "Only bets of free rounds have no stake",
    breaches: sql`select member_id, provider, transaction_id, amount::text, campaign from provider_calls
      where operation = 'bet' and (amount = 0) <> (campaign is not null)`,
  },
  {
    name: "A campaign bears what its free rounds have paid, and nothing else",
    breaches: sql`select coalesce(a.member_id, b.member_id) as member_id, coalesce(a.ref, b.campaign) as campaign, a.balance::text, b.sum::text as paid
      from (select * from accounts where kind = 'free-rounds') a full join (
        select member_id, campaign, currency, sum(payout) as sum from bets where campaign is not null group by member_id, campaign, currency
      ) b on b.member_id = a.member_id and b.campaign = a.ref and b.currency = a.currency
      where coalesce(a.balance, 0) <> -coalesce(b.sum, 0)`,
  },
];
