import type { RunSql, Statement } from "../platform/database/database.ts";
import { normalStatement } from "../scale/normal-statement.ts";

/** Tables that may be read from end to end: they stay small. */
const SMALL_ROWS = 5000;

/**
 * Statements that want most rows of their table: a settlement runs over the contracts of a brand, and the benchmark's copies are all
 * of one brand and type. By a part that no other statement has, as `normalStatement` writes it.
 */
const WHOLE_READS = ["group by contracts.type, contracts.terms ->> 'period'", "order by contracts.id asc"];

function seqScans(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(seqScans);
  if (typeof plan !== "object" || plan === null) return [];
  const own =
    "Node Type" in plan && plan["Node Type"] === "Seq Scan" && "Relation Name" in plan ? [String(plan["Relation Name"])] : [];
  return [...own, ...Object.values(plan).flatMap(seqScans)];
}

async function largeTables(run: RunSql): Promise<Set<string>> {
  const { rows } = await run(`select relname from pg_class where relkind = 'r' and reltuples > $1`, [SMALL_ROWS]);
  return new Set(rows.map(({ relname }) => String(relname)));
}

export interface Plans {
  /** The number of different statements that were planned. */
  readonly asked: number;
  /** Each statement that reads a large table from end to end, with that table. */
  readonly scans: readonly string[];
}

const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/** Has the database plan each different statement, with its values and with its current settings. */
export async function planStatements(run: RunSql, statements: readonly Statement[]): Promise<Plans> {
  const large = await largeTables(run);
  const different = new Map(statements.filter(({ text }) => PLANNED.test(text)).map((one) => [one.text, one]));
  const scans: string[] = [];
  for (const { text, values } of different.values()) {
    const { rows } = await run(`explain (format json) ${text}`, values);
    const found = seqScans(rows[0]?.["QUERY PLAN"]).filter((table) => large.has(table));
    const isDeclared = WHOLE_READS.some((part) => normalStatement(text).includes(part));
    if (found.length > 0 && !isDeclared)
      scans.push(`${[...new Set(found)].join(", ")}: ${text.replaceAll(/\s+/g, " ").slice(0, 300)}`);
  }
  return { asked: different.size, scans };
}
