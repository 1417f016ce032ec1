import { accountOf } from "../ledger/account.ts";
import type { OpenDatabase, RunSql } from "../platform/database/database.ts";
import type { Seat } from "./seats.ts";

/** Transfers of each seat; two entries each. */
const OF_SEAT = 10_000;
const MEMBERS = 20_000;

// Built once all rows are there: each row by row would cost most of the time.
const LATER = `select indexname, indexdef from pg_indexes
  where tablename in ('transfers', 'entries', 'bets') and indexname not in (select conname from pg_constraint)`;

/** Other members, each a copy of a seat's, with accounts of their own. */
const people = (seat: string): readonly string[] => [
  `insert into members select (jsonb_populate_record(m, jsonb_build_object('id', md5('member ' || n)::uuid, 'username', 'many_' || n,
      'handle', 'many_' || n))).* from members m, generate_series(1, ${MEMBERS}) n where m.id = '${seat}'`,
  `insert into accounts (member_id, id, side, book, kind, currency)
    select md5('member ' || n)::uuid, md5(kind || ' ' || n)::uuid, side, 'real', kind, 'INR' from generate_series(1, ${MEMBERS}) n,
      (values ('member', 'cash'), ('house', 'adjustments')) as v (side, kind)`,
];

/** Rows of a seat were never corrected, so it has no account of adjustments. */
const adjusted = (seats: readonly Seat[]): readonly string[] =>
  seats.map(({ member, currency }) => {
    const { id } = accountOf({ id: member, book: "real", currency }, "adjustments");
    return `insert into accounts (member_id, id, side, book, kind, currency)
      values ('${member}', '${id}', 'house', 'real', 'adjustments', '${currency}')`;
  });

/** The moves: every member is corrected down and up an even number of times, so that no balance changes. */
const plan = (entries: number, seats: readonly Seat[]): readonly string[] => {
  const each = Math.max(0, Math.ceil((entries / 2 - seats.length * OF_SEAT) / MEMBERS / 2) * 2);
  const ids = seats.map(({ member }) => `'${member}'`).join(", ");
  return [
    `create temporary table plan as select a.member_id as owner, row_number() over () as number, a.id, a.balance, a.version,
        case when a.member_id in (${ids}) then ${OF_SEAT} else ${each} end as n,
        h.id as house, h.balance as house_balance, h.version as house_version
      from accounts a join accounts h on h.member_id = a.member_id and h.kind = 'adjustments' and h.book = 'real' and h.currency = 'INR'
      where a.kind = 'cash' and (a.member_id in (${ids}) or a.member_id in (select id from members where handle like 'many\\_%'))`,
    "analyze plan",
  ];
};

const ID = "(lpad(to_hex(p.number), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(k), 12, '0'))::uuid";
const EACH = "from plan p, generate_series(1, p.n) k";
const ROWS: readonly string[] = [
  `insert into transfers (member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at)
    select p.owner, ${ID}, ${ID}, 'real', 'INR',
      case when k % 2 = 1 then p.id else p.house end, case when k % 2 = 1 then 'cash' else 'adjustments' end,
      case when k % 2 = 1 then p.house else p.id end, case when k % 2 = 1 then 'adjustments' else 'cash' end,
      100, 'adjust', 'many', now() - (p.n - k) * interval '1 minute' ${EACH}`,
  `insert into entries (member_id, account, version, transfer_id, amount, before, after)
    select p.owner, p.id, p.version + k, ${ID}, case when k % 2 = 1 then -100 else 100 end,
      p.balance - case when k % 2 = 1 then 0 else 100 end, p.balance - case when k % 2 = 1 then 100 else 0 end ${EACH}`,
  `insert into entries (member_id, account, version, transfer_id, amount, before, after)
    select p.owner, p.house, p.house_version + k, ${ID}, case when k % 2 = 1 then 100 else -100 end,
      p.house_balance + case when k % 2 = 1 then 0 else 100 end, p.house_balance + case when k % 2 = 1 then 100 else 0 end ${EACH}`,
  "update accounts a set version = a.version + p.n from plan p where p.owner = a.member_id and p.id = a.id",
  "update accounts a set version = a.version + p.n from plan p where p.owner = a.member_id and p.house = a.id",
];

/** Rounds of the same members, that a bet must not search through. Refunded: a round with an outcome has its facts beside it. */
const rounds = (
  count: number,
): string => `insert into bets (member_id, id, brand, provider, round_id, game_id, game_code, currency, stake,
    payout, valid_bet, status, path, placed_at, settled_at)
  select md5('member ' || n % ${MEMBERS} + 1)::uuid, md5('bet ' || n)::uuid, 'baize', 'sandbox', 'many ' || n,
    (select id from games limit 1), 'many', 'INR', 0, 0, 0, 'refunded', '{}', now() - n * interval '1 second', now() - n * interval '1 second'
  from generate_series(1, ${count}) n`;

async function fill(run: RunSql, entries: number, seats: readonly Seat[]): Promise<void> {
  const { rows: later } = await run(LATER);
  // Written without triggers and foreign keys; `ledger:check` checks the rows afterwards.
  await run("set local session_replication_role = replica");
  await run("set local maintenance_work_mem = '1GB'");
  for (const { indexname } of later) await run(`drop index "${String(indexname)}"`);
  for (const statement of [
    ...people(seats[0]?.member ?? ""),
    ...adjusted(seats),
    ...plan(entries, seats),
    ...ROWS,
    rounds(entries / 10),
  ])
    await run(statement);
  for (const { indexdef } of later) await run(String(indexdef));
}

/** Fills the ledger with this many entries in one transaction, so that every invariant still holds; answers how many there are. */
export async function addEntries(
  { inTransaction, runSql }: OpenDatabase,
  entries: number,
  seats: readonly Seat[],
): Promise<number> {
  await inTransaction(async (run) => await fill(run, entries, seats));
  await runSql("vacuum analyze");
  const { rows } = await runSql("select count(*)::int as count from entries");
  return Number(rows[0]?.count);
}
