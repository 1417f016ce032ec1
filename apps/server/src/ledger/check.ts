import { sql } from "drizzle-orm";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { BET, RETURNED_BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { DEPOSIT } from "@baize/domain/payments/deposit-state";
import { TICKET } from "@baize/domain/lottery/draw-state";
import { WALLET_TRANSFER } from "@baize/domain/payments/wallet-transfer";
import { HELD_STATES, RELEASED_STATES, WITHDRAWAL } from "@baize/domain/payments/withdrawal-state";
import { BONUS } from "@baize/domain/rewards/bonus/state";
import { openStates, statesAfter } from "@baize/domain/state-machine/machine";
import { stateListSql } from "../platform/database/states.ts";
import type { Database } from "../platform/database/database.ts";
import { liftTimeouts } from "../platform/database/lift-timeouts.ts";
import { AGENT_INVARIANTS } from "./agent-invariants.ts";
import { FREE_ROUND_INVARIANTS } from "./free-round-invariants.ts";
import type { Invariant } from "./invariant.ts";
import { POT_INVARIANTS } from "./pot-invariants.ts";
import { TEAM_SUM_INVARIANTS } from "./team-sum-invariants.ts";

export interface CheckResult {
  readonly name: string;
  readonly breaches: readonly Record<string, unknown>[];
}

/** States by invariant, from the tables of the domain. */
const STATES = {
  openBonus: stateListSql(openStates(BONUS)),
  claimedBonus: stateListSql(statesAfter(BONUS, "claim")),
  unmovedCall: stateListSql(
    (["miss", "repeat", "hold", "refuse", "drop"] as const).flatMap((event) => statesAfter(PROVIDER_CALL, event)),
  ),
  paidCredit: stateListSql(statesAfter(PROVIDER_CALL, "record")),
  unpaidWin: stateListSql([...statesAfter(PROVIDER_CALL, "hold"), ...statesAfter(PROVIDER_CALL, "refuse")]),
  returnedBet: stateListSql(RETURNED_BET_STATUSES),
  creditedDeposit: stateListSql([...statesAfter(DEPOSIT, "succeed"), ...statesAfter(DEPOSIT, "reverse")]),
  reversedDeposit: stateListSql(statesAfter(DEPOSIT, "reverse")),
  heldWithdrawal: stateListSql(HELD_STATES),
  releasedWithdrawal: stateListSql(RELEASED_STATES),
  refundedWithdrawal: stateListSql(statesAfter(WITHDRAWAL, "refund")),
  openBet: stateListSql(openStates(BET)),
  refundedBet: stateListSql(statesAfter(BET, "refund")),
  openTicket: stateListSql(openStates(TICKET)),
  refundedTicket: stateListSql(statesAfter(TICKET, "refund")),
  openTransfer: stateListSql(openStates(WALLET_TRANSFER)),
  arrivedTransfer: stateListSql(statesAfter(WALLET_TRANSFER, "arrive")),
  returnedTransfer: stateListSql(statesAfter(WALLET_TRANSFER, "return")),
};

const INVARIANTS: readonly Invariant[] = [
  {
    name: "Every book sums to zero in every currency",
    breaches: sql`select book, currency, sum(balance)::text as sum from accounts group by book, currency having sum(balance) <> 0`,
  },
  {
    name: "No member's account is below zero",
    breaches: sql`select member_id, id, kind, balance::text from accounts where side = 'member' and balance < 0`,
  },
  {
    name: "A balance is the sum of its entries and its version is their number",
    breaches: sql`select a.id, a.balance::text, a.version::text, e.sum::text, e.count::text
      from accounts a left join (
        select member_id, account, sum(amount) as sum, count(*) as count, max(version) as last from entries group by member_id, account
      ) e on e.member_id = a.member_id and e.account = a.id
      where a.balance <> coalesce(e.sum, 0) or a.version <> coalesce(e.count, 0) or a.version <> coalesce(e.last, 0)`,
  },
  {
    name: "Each entry continues the one before it",
    breaches: sql`select account, version::text from (
        select account, version, before, lag(after, 1, 0::bigint) over (partition by member_id, account order by version) as expected from entries
      ) chained where before <> expected`,
  },
  {
    name: "Each transfer has exactly its two entries",
    breaches: sql`select t.id from transfers t left join entries e on e.member_id = t.member_id and e.transfer_id = t.id
      group by t.member_id, t.id, t.debit, t.credit, t.amount
      having count(*) <> 2
        or count(*) filter (where e.account = t.debit and e.amount = -t.amount) <> 1
        or count(*) filter (where e.account = t.credit and e.amount = t.amount) <> 1`,
  },
  {
    name: "Each entry belongs to a transfer",
    breaches: sql`select e.account, e.version::text from entries e
      where not exists (select from transfers t where t.member_id = e.member_id and t.id = e.transfer_id)`,
  },
  {
    name: "Every account is of a member, in the member's own book",
    breaches: sql`select a.id, a.kind from accounts a left join members m on m.id = a.member_id
      where m.id is null or a.book <> m.book`,
  },
  {
    name: "The betting record agrees with the ledger",
    breaches: sql`select member, sum(stake)::text as stakes, sum(refund)::text as refunds, sum(payout)::text as payouts from (
        select member_id as member, stake, refunded as refund, payout from bets
        union all
        select member_id, case when kind = 'bet' then -amount else 0 end, case when kind = 'rollback' then -amount else 0 end,
          case when kind = 'win' then -amount when kind = 'win-taken-back' then amount else 0 end
        from transfers where kind in ('bet', 'rollback', 'win', 'win-taken-back')
      ) both_sides group by member having sum(stake) <> 0 or sum(refund) <> 0 or sum(payout) <> 0`,
  },
  {
    name: "A void or refunded round gave its whole stake back",
    breaches: sql`select member_id, id, status, stake::text, refunded::text, payout::text from bets
      where status in (${STATES.returnedBet}) and stake <> refunded + payout`,
  },
  {
    name: "A ticket of a lottery and its bet say the same",
    breaches: sql`select t.member_id, t.id, t.state, b.status from lottery_tickets t
      left join bets b on b.member_id = t.member_id and b.id = t.id
      where b.id is null or b.stake <> t.stake or b.payout <> case when b.withheld > 0 then 0 else t.payout end
        or (t.state in (${STATES.openTicket})) <> (b.status in (${STATES.openBet}) and b.withheld = 0)
        or (t.state in (${STATES.refundedTicket})) <> (b.status in (${STATES.refundedBet}))`,
  },
  {
    name: "A draw that is over has no open ticket",
    breaches: sql`select t.member_id, t.id, t.game, t.issue from lottery_tickets t
      join lottery_draws d on d.game = t.game and d.issue = t.issue where t.state in (${STATES.openTicket}) and d.finished_at is not null`,
  },
  {
    name: "A closed draw has the tickets that its signed root counts",
    breaches: sql`select d.game, d.issue, d.tickets, count(t.id)::text as found from lottery_draws d
      left join lottery_tickets t on t.game = d.game and t.issue = d.issue where d.root <> ''
      group by d.game, d.issue, d.tickets having d.tickets <> count(t.id)`,
  },
  {
    name: "No ticket of a lottery was accepted when its draw had closed",
    breaches: sql`select t.member_id, t.id, t.game, t.issue from lottery_tickets t
      join lottery_draws d on d.game = t.game and d.issue = t.issue where t.at >= d.closes_at or t.at > d.closed_at`,
  },
  ...AGENT_INVARIANTS,
  ...TEAM_SUM_INVARIANTS,
  ...POT_INVARIANTS,
  ...FREE_ROUND_INVARIANTS,
  {
    name: "A round withholds its wins that wait for an operator or were refused, and nothing else",
    breaches: sql`select b.member_id, b.id, b.withheld::text, coalesce(c.sum, 0)::text as calls from bets b left join (
        select member_id, provider, game_code, round_id, sum(amount) as sum from provider_calls
        where operation = 'win' and state in (${STATES.unpaidWin}) group by member_id, provider, game_code, round_id
      ) c on c.member_id = b.member_id and c.provider = b.provider and c.game_code = b.game_code and c.round_id = b.round_id
      where b.withheld <> coalesce(c.sum, 0)`,
  },
  {
    name: "A bonus account holds its open bonuses, and nothing else",
    breaches: sql`select a.member_id, a.balance::text from accounts a left join (
        select member_id, currency, sum(amount) as sum from bonuses where state in (${STATES.openBonus}) group by member_id, currency
      ) b on b.member_id = a.member_id and b.currency = a.currency
      where a.kind = 'bonus' and a.balance <> coalesce(b.sum, 0)`,
  },
  {
    name: "A bonus became cash only when it was played through, and once",
    breaches: sql`select t.ref, count(*)::text as times from transfers t left join bonuses b on b.member_id = t.member_id and b.id::text = t.ref
      where t.kind = 'bonus-release'
      group by t.ref having count(*) <> 1 or bool_or(b.id is null or b.state not in (${STATES.claimedBonus}) or b.progress < b.required or b.amount <> t.amount)`,
  },
  {
    name: "The progress of a bonus is the sum of its bets",
    breaches: sql`select b.id, b.progress::text from bonuses b left join (
        select bonus_id, sum(counted) as sum from wagering_lines group by bonus_id
      ) l on l.bonus_id = b.id where b.progress <> coalesce(l.sum, 0)`,
  },
  {
    name: "Each bet, win, rollback, credit, void end and result that was taken back of a provider moved its money exactly once",
    breaches: sql`select c.provider, c.transaction_id, count(t.id)::text as transfers from provider_calls c
      left join transfers t on t.member_id = c.member_id and t.ref = c.provider || '/' || c.transaction_id
        and t.kind not in ('debt-booked', 'debt-collected') and t.kind not like 'pot-%' and t.kind not like 'free-%'
      group by c.member_id, c.provider, c.transaction_id, c.state, c.operation, c.amount
      having (c.operation not in ('unsettle', 'resettle') and count(t.id) <> case when c.state in (${STATES.unmovedCall}) or (c.operation in ('endRound', 'bet', 'rollback') and c.amount = 0) then 0 else 1 end)
        or coalesce(sum(t.amount), 0) <> case when c.state in (${STATES.unmovedCall}) then 0 else c.amount end`,
  },
  {
    name: "Each credit in the ledger is of a provider's credit that was paid",
    breaches: sql`select t.member_id, t.ref from transfers t
      left join provider_calls c on c.member_id = t.member_id and t.ref = c.provider || '/' || c.transaction_id
        and c.operation = 'credit' and c.state in (${STATES.paidCredit})
      where t.kind = 'credit' and c.transaction_id is null`,
  },
  {
    name: "Each deposit that succeeded moved its money exactly once, and no other did",
    breaches: sql`select d.id, d.state, d.amount::text, count(t.id)::text as transfers from deposits d
      left join transfers t on t.member_id = d.member_id and t.kind in ('deposit', 'deposit-fee') and t.ref = d.id::text
      group by d.member_id, d.id
      having coalesce(sum(t.amount) filter (where t.kind = 'deposit'), 0) <> case when d.state in (${STATES.creditedDeposit}) then d.amount else 0 end
        or count(*) filter (where t.kind = 'deposit') <> case when d.state in (${STATES.creditedDeposit}) then 1 else 0 end
        or coalesce(sum(t.amount) filter (where t.kind = 'deposit-fee'), 0) <> case when d.state in (${STATES.creditedDeposit}) then d.fee else 0 end`,
  },
  {
    name: "Each deposit that was reversed went back whole, once, with its fee, and no other did",
    breaches: sql`select coalesce(d.id::text, t.ref) as id, d.state, d.amount::text from deposits d
      full join (select * from transfers where kind = 'deposit-reversal') t on t.member_id = d.member_id and t.ref = d.id::text
      group by d.member_id, d.id, t.ref
      having d.id is null
        or coalesce(sum(t.amount) filter (where t.credit_kind = 'clearing'), 0)
          <> case when d.state in (${STATES.reversedDeposit}) then d.amount else 0 end
        or count(*) filter (where t.credit_kind = 'clearing') > 1
        or coalesce(sum(t.amount) filter (where t.debit_kind = 'fees'), 0)
          <> case when d.state in (${STATES.reversedDeposit}) then d.fee else 0 end`,
  },
  {
    name: "No more is collected from a member than is owed",
    breaches: sql`select member_id, balance::text from accounts where kind = 'receivable' and balance > 0`,
  },
  {
    name: "Each withdrawal's amount lies where its state says, and moved there once",
    breaches: sql`select w.id, w.state, w.amount::text, count(t.id)::text as transfers from withdrawals w
      left join transfers t on t.member_id = w.member_id and t.kind like 'withdraw-%' and t.ref = w.id::text
      group by w.member_id, w.id
      having count(*) filter (where t.kind = 'withdraw-hold') <> 1
        or coalesce(sum(t.amount) filter (where t.kind = 'withdraw-hold'), 0) <> w.amount
        or coalesce(sum(t.amount) filter (where t.kind = 'withdraw-release'), 0)
          <> case when w.state in (${STATES.releasedWithdrawal}) then w.amount else 0 end
        or coalesce(sum(t.amount) filter (where t.kind = 'withdraw-paid'), 0) <> case
          when w.state in (${STATES.heldWithdrawal}, ${STATES.releasedWithdrawal}) then 0 else w.amount - w.fee end
        or coalesce(sum(t.amount) filter (where t.kind = 'withdraw-fee'), 0) <> case
          when w.state in (${STATES.heldWithdrawal}, ${STATES.releasedWithdrawal}) then 0 else w.fee end
        or coalesce(sum(t.amount) filter (where t.kind = 'withdraw-refund'), 0) <> case when w.state in (${STATES.refundedWithdrawal}) then w.amount else 0 end`,
  },
  {
    name: "Each transfer to or from a vendor's wallet lies where its state says, and moved there once",
    breaches: sql`select coalesce(w.id::text, t.ref) as id, w.state, count(t.id)::text as transfers from (
        select * from wallet_transfers where kind in ('vendor-in', 'vendor-out')
      ) w full join (
        select * from transfers where kind in ('wallet-hold', 'wallet-arrive', 'wallet-back')
      ) t on t.member_id = w.member_id and t.ref = w.id::text
      group by w.member_id, w.id, w.state, w.amount, t.ref
      having w.id is null or count(*) filter (where t.amount <> w.amount) > 0
        or count(*) filter (where t.kind = 'wallet-hold') <> 1
        or count(*) filter (where t.kind = 'wallet-arrive') <> case when w.state in (${STATES.arrivedTransfer}) then 1 else 0 end
        or count(*) filter (where t.kind = 'wallet-back') <> case when w.state in (${STATES.returnedTransfer}) then 1 else 0 end`,
  },
  {
    name: "A locked wallet holds what withdrawals and transfers under way hold, and nothing else",
    breaches: sql`select a.member_id, a.balance::text from accounts a left join (
        select member_id, currency, sum(amount) as sum from (
          select member_id, currency, amount from withdrawals where state in (${STATES.heldWithdrawal})
          union all
          select member_id, currency, amount from wallet_transfers where state in (${STATES.openTransfer})
        ) held group by member_id, currency
      ) h on h.member_id = a.member_id and h.currency = a.currency
      where a.side = 'member' and a.kind = 'locked' and a.balance <> coalesce(h.sum, 0)`,
  },
  {
    name: "What a member sent to another arrived, once, and nothing stays between them",
    breaches: sql`select coalesce(w.id::text, t.ref) as id, count(distinct w.kind)::text as sides, count(t.id)::text as transfers from (
        select * from wallet_transfers where kind in ('member-sent', 'member-received')
      ) w full join (
        select * from transfers where kind in ('member-sent', 'member-received')
      ) t on t.member_id = w.member_id and t.kind = w.kind and t.ref = w.id::text and t.amount = w.amount
      group by coalesce(w.id::text, t.ref)
      having count(*) <> 2 or count(w.id) <> 2 or count(t.id) <> 2 or count(distinct w.kind) <> 2 or count(distinct w.amount) <> 1
`,
  },
  {
    name: "What is between members sums to zero, in each transfer between two of them and over all",
    breaches: sql`select t.ref as id, sum(case when t.credit_kind = 'between-members' then t.amount else -t.amount end)::text as sum
      from transfers t where 'between-members' in (t.debit_kind, t.credit_kind)
      group by t.ref having sum(case when t.credit_kind = 'between-members' then t.amount else -t.amount end) <> 0
      union all
      select book || ' ' || currency, sum(balance)::text from accounts where kind = 'between-members'
      group by book, currency having sum(balance) <> 0`,
  },
  {
    name: "The sums of a record are those of its lines up to its mark",
    breaches: sql`select coalesce(s.account, l.account) as account, coalesce(s.day, l.day)::text as day, coalesce(s.kind, l.kind) as kind
      from record_sums s full join (
        select e.member_id, e.account, (t.at at time zone m.zone)::date as day, t.kind, count(*) as count,
          sum(greatest(e.amount, 0)) as into_, sum(greatest(-e.amount, 0)) as out_
        from record_marks m join entries e on e.member_id = m.member_id and e.account = m.account and e.version <= m.version
          join transfers t on t.member_id = e.member_id and t.id = e.transfer_id
        group by 1, 2, 3, 4
      ) l on l.member_id = s.member_id and l.account = s.account and l.day = s.day and l.kind = s.kind
      where s.account is null or l.account is null or (s.count, s."into", s.out) is distinct from (l.count, l.into_, l.out_)`,
  },
  {
    name: "Each line of the audit trail continues the one before it",
    breaches: sql`select chain, line::text from (
        select a.*, lag(line, 1, 0::bigint) over w as line_before, lag(hash, 1, '') over w as hash_before
        from audit a window w as (partition by chain order by line)
      ) chained where line <> line_before + 1
        or hash <> audit_hash(hash_before, line, id, brand, member_id, action, details, request_id, at)`,
  },
  {
    name: "No line is missing at the end of the audit trail",
    breaches: sql`select h.chain, h.line::text from audit_heads h left join audit a on a.chain = h.chain and a.line = h.line
      where a.hash is distinct from h.hash`,
  },
];

/** Proves the ledger's invariants on one consistent snapshot of a database that may be in use. */
export async function checkLedger(db: Database): Promise<CheckResult[]> {
  return await db.transaction(
    async (tx) => {
      await liftTimeouts(tx);
      const results: CheckResult[] = [];
      for (const { name, breaches } of INVARIANTS) {
        const found = await tx.execute(sql`${breaches} limit 20`);
        results.push({ name, breaches: found.rows });
      }
      return results;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
