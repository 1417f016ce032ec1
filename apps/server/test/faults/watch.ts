import type { Database } from "../../src/platform/database/database.ts";
import { runIn } from "../../src/platform/database/raw.ts";

/** Whose numbers are watched: a member's, those of a member who will be created, all trial accounts of a brand, or a lottery's. */
export type Who =
  | { readonly member: string }
  | { readonly brand: string; readonly handle: string }
  | { readonly trialsOf: string; readonly credit: string }
  | { readonly game: string };

/** A member's balances, pending rewards, payment steps and the like, by name. */
export type Numbers = Readonly<Record<string, bigint>>;

const OF_MEMBER = `
  select trim(kind || ' ' || ref) as name, balance::text as value from accounts where member_id = $1 and side = 'member'
  union all select 'owed', coalesce(sum(amount), 0)::text from pending_rewards where member_id = $1 and state = 'open'
  union all select 'played', coalesce(sum(progress), 0)::text from bonuses where member_id = $1
  union all select 'steps', count(*)::text from payment_steps where member_id = $1
  union all select 'exchanges', count(*)::text from redemptions where member_id = $1 and state <> 'rejected'
  union all select 'contracts ' || state, count(*)::text from contracts where member_id = $1 group by state
  union all select 'tickets', count(*)::text from lottery_tickets where member_id = $1 group by member_id
  union all select 'settled tickets', count(*)::text from lottery_tickets where member_id = $1 and state = 'settled' group by member_id
  union all select 'closed draws', count(*)::text from lottery_tickets t join lottery_draws d on d.game = t.game and d.issue = t.issue
    where t.member_id = $1 and d.root <> '' group by t.member_id
  union all select 'orders', count(*)::text from sandbox_reports s join withdrawals w on w.id = s.subject where w.member_id = $1`;
// A trial account may be opened twice; each must hold exactly its credit.
const OF_TRIALS = `select 'off' as name, coalesce(sum(abs(a.balance - $2::bigint)), 0)::text as value
  from members m left join accounts a on a.member_id = m.id and a.kind = 'cash' where m.brand = $1 and m.book = 'demo'`;

const OF_GAME = "select 'draws' as name, count(*)::text as value from lottery_draws where game = $1";

export async function loadNumbers(db: Database, who: Who): Promise<Numbers> {
  const run = runIn(db);
  const of = async (text: string, values: readonly string[]): Promise<Numbers> =>
    Object.fromEntries((await run(text, values)).rows.map(({ name, value }) => [String(name), BigInt(String(value))]));
  if ("member" in who) return await of(OF_MEMBER, [who.member]);
  if ("game" in who) return await of(OF_GAME, [who.game]);
  if ("trialsOf" in who) return await of(OF_TRIALS, [who.trialsOf, who.credit]);
  const [found] = (await run("select id from members where brand = $1 and handle = $2", [who.brand, who.handle])).rows;
  return found ? await of(OF_MEMBER, [String(found.id)]) : {};
}

/** The number of posted transfers by kind, in the order of their names. */
export async function countKinds(db: Database, who: Who): Promise<Record<string, number>> {
  if ("game" in who) return {};
  const [text, value] =
    "member" in who
      ? ["t.member_id = $1", who.member]
      : "trialsOf" in who
        ? ["t.member_id in (select id from members where brand = $1 and book = 'demo')", who.trialsOf]
        : ["t.member_id in (select id from members where handle = $1)", who.handle];
  const { rows } = await runIn(db)(`select kind, count(*)::text as times from transfers t where ${text} group by kind`, [value]);
  return Object.fromEntries(rows.map(({ kind, times }) => [String(kind), Number(times)]));
}

/** The difference from an expected change: what is missing, and what is too much, in the units of the numbers. */
export interface Outcome {
  readonly lost: bigint;
  readonly doubled: bigint;
}

export const isExact = ({ lost, doubled }: Outcome): boolean => lost === 0n && doubled === 0n;

/** Compares numbers before and after with the expected change: all of `change` and nothing else. */
export function compareNumbers(before: Numbers, after: Numbers, change: Readonly<Record<string, string>>): Outcome {
  let [lost, doubled] = [0n, 0n];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(change)])) {
    const wanted = BigInt(change[name] ?? "0");
    const found = (after[name] ?? 0n) - (before[name] ?? 0n);
    const off = wanted < 0n || (wanted === 0n && found < 0n) ? wanted - found : found - wanted;
    if (off < 0n) lost -= off;
    else doubled += off;
  }
  return { lost, doubled };
}
