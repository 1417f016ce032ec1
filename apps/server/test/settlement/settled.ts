import * as z from "zod";
import type { RunSql } from "../../src/platform/database/database.ts";

/** Amounts by type, start of the window and, except for totals, agent. */
export type Amounts = ReadonlyMap<string, bigint>;

/** What is settled in all versions of a window, corrections included. */
export interface Settled {
  readonly statements: Amounts;
  /** What runs say that their statements sum to. */
  readonly totals: Amounts;
  /** What reached each agent, and what of the statements is not paid yet. */
  readonly payments: Amounts;
}

const minor = z.string().transform(BigInt);
const rows = z.array(z.object({ type: z.string(), start: z.string(), member: z.string(), amount: minor, paid: minor }));

const START = "(extract(epoch from window_start) * 1000)::bigint::text as start";
const STATEMENTS = `select s.type, ${START}, s.member_id::text as member, s.amount::text as amount,
    (coalesce(t.amount, 0) + case when s.state in ('paid', 'guaranteed') then 0 else s.amount end)::text as paid
  from settlement_statements s left join (
    select member_id, ref, sum(case kind when 'settlement-returned' then -amount else amount end) as amount
    from transfers where kind in ('settlement-paid', 'settlement-received', 'settlement-returned') group by member_id, ref
  ) t on t.member_id = s.member_id and t.ref = s.run_id || '/' || s.member_id
  where s.brand = $1`;
const RUNS = `select type, ${START}, '' as member, amount::text as amount, '0' as paid from settlement_runs where brand = $1`;

/** Sums without those that are zero. */
function summed(parts: Iterable<readonly [string, bigint]>): Amounts {
  const sums = new Map<string, bigint>();
  for (const [key, amount] of parts) sums.set(key, (sums.get(key) ?? 0n) + amount);
  return new Map([...sums].filter(([, amount]) => amount !== 0n));
}

/** What the product has settled for a brand, as it is stored. */
export async function loadSettled(run: RunSql, brand: string): Promise<Settled> {
  const statements = rows.parse((await run(STATEMENTS, [brand])).rows);
  const runs = rows.parse((await run(RUNS, [brand])).rows);
  const window = ({ type, start }: (typeof runs)[number]) => `${type} ${new Date(Number(start)).toISOString()}`;
  const stated = new Map<string, bigint>();
  for (const row of statements) {
    const key = `${window(row)} ${row.member}`;
    stated.set(key, (stated.get(key) ?? 0n) + row.amount);
  }
  return {
    statements: stated,
    totals: summed(runs.map((row) => [window(row), row.amount])),
    payments: summed(statements.map((row) => [`${window(row)} ${row.member}`, row.paid])),
  };
}

/** The same of amounts that were found by hand: each is stated, paid once, and in the total of its window. */
export const settledBy = (amounts: Amounts): Settled => ({
  statements: amounts,
  totals: summed([...amounts].map(([key, amount]) => [key.slice(0, key.lastIndexOf(" ")), amount])),
  payments: summed(amounts),
});

/** A line for each amount that is not the one that is wanted, is missing or is too many. */
export const differences = (found: Settled, wanted: Settled): string[] =>
  (["statements", "totals", "payments"] as const).flatMap((part) =>
    [...new Set([...found[part].keys(), ...wanted[part].keys()])].toSorted().flatMap((key) => {
      const [has, asked] = [found[part].get(key), wanted[part].get(key)];
      return has === asked ? [] : [`${part}, ${key}: ${has ?? "none"} instead of ${asked ?? "none"}`];
    }),
  );
