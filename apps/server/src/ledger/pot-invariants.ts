import { sql } from "drizzle-orm";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter, statesAfter } from "@baize/domain/state-machine/machine";
import { stateListSql } from "../platform/database/states.ts";
import type { Invariant } from "./invariant.ts";

/** The states of a bet whose stake stays, of a win that was paid and stays, and of calls that never moved money. */
export const KEPT_BET = stateListSql([...statesAfter(PROVIDER_CALL, "bet"), ...statesAfter(PROVIDER_CALL, "pay")]);
const KEPT_WIN = stateListSql(statesAfter(PROVIDER_CALL, "record"));
const UNPAID_WIN = stateListSql([
  stateAfter(PROVIDER_CALL, "hold"),
  stateAfter(PROVIDER_CALL, "refuse"),
  stateAfter(PROVIDER_CALL, "drop"),
]);

/** What the accounts of pots say is what the calls of providers say. */
export const POT_INVARIANTS: readonly Invariant[] = [
  {
    name: "A pot has the shares of the stakes that stay, less the wins that stay",
    breaches: sql`select coalesce(a.member_id, c.member_id) as member_id, coalesce(a.ref, c.ref) as pot, a.balance::text, c.sum::text as calls
      from (select * from accounts where kind = 'pot') a full join (
        select member_id, provider || '/' || pot as ref, request ->> 'currency' as currency, sum(case
            when operation = 'bet' and state in (${KEPT_BET}) then pot_amount
            when operation = 'win' and state in (${KEPT_WIN}) then -pot_amount else 0 end) as sum
        from provider_calls where pot is not null group by 1, 2, 3
      ) c on c.member_id = a.member_id and c.ref = a.ref and c.currency = a.currency
      where coalesce(a.balance, 0) <> coalesce(c.sum, 0)`,
  },
  {
    name: "Each share of a pot and each win out of it was posted once, on the pot that its call names",
    breaches: sql`select coalesce(c.member_id, t.member_id) as member_id, coalesce(c.ref, t.ref) as ref, c.pot_amount::text,
        count(t.id)::text as transfers from (
        select member_id, provider || '/' || transaction_id as ref, provider || '/' || pot as pot, 'pot-' || case operation when 'bet' then 'share' else operation end as kind, pot_amount
        from provider_calls where pot is not null and state not in (${UNPAID_WIN})
      ) c full join (
        select t.member_id, t.id, t.ref, t.kind, t.amount, a.ref as pot from transfers t
          join accounts a on a.member_id = t.member_id and a.kind = 'pot' and a.id in (t.debit, t.credit)
        where t.kind in ('pot-share', 'pot-win')
      ) t on t.member_id = c.member_id and t.ref = c.ref and t.kind = c.kind and t.pot = c.pot
      group by c.member_id, t.member_id, c.ref, t.ref, c.pot_amount
      having c.ref is null or count(t.id) <> 1 or sum(t.amount) <> c.pot_amount`,
  },
];
