import type { RunSql } from "../platform/database/database.ts";

/** Rows of each table that grows with use: so many that reading the whole table would show in a plan. */
const ROWS = 20_000;

/** Tables that operators write to or are in, or that have one row a server: they stay small and may be read whole. */
const STAY_SMALL: ReadonlySet<string> = new Set([
  "announcements",
  "articles",
  "banners",
  "brand_vendors",
  "brands",
  "facts",
  "games",
  "gifts",
  "lotteries",
  "missions",
  "operators",
  "promotions",
  "rewards",
  "server_keys",
  "server_secrets",
  "vendor_categories",
  "vendors",
]);

/** The final state of tables that have states: most of their rows are over. */
const ENDED: Readonly<Record<string, string>> = {
  agent_applications: "rejected",
  bonuses: "released",
  deposits: "succeeded",
  pending_rewards: "claimed",
  feedback: "closed",
  participations: "in_process",
  redemptions: "approved",
  wallet_transfers: "succeeded",
  withdrawals: "received",
};

/** The time between two copies of a table that keeps its rows for good; one second for the others. */
const APART: Readonly<Record<string, string>> = { wager_facts: "1 hour" };

const COLUMNS = `select c.column_name as name, c.data_type as type, exists (
    select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = c.table_name::regclass and i.indisunique and a.attname = c.column_name) as single
  from information_schema.columns c where c.table_schema = 'public' and c.table_name = $1 and c.is_generated = 'NEVER'`;

/** Columns that a copy changes: whose it is, when it was written, and unique values. */
function different(table: string, { name, type, single }: Record<string, unknown>): string | undefined {
  const key = `'${String(name)}'`;
  const old = `(t.${String(name)})`;
  if (type === "uuid") return `${key}, md5('${table} ${String(name)} ' || n)::uuid`;
  if (type === "text" && single) return `${key}, ${old} || ' ' || n`;
  if (type === "bigint" && single) return `${key}, ${old} + n`;
  if (type === "date") return `${key}, ${old} - n`;
  // Most rows that can expire are of the last hours; otherwise purging would have to read the whole table.
  if (String(type).startsWith("timestamp"))
    return `${key}, ${old} ${String(name) === "expires_at" ? "+" : "-"} n * interval '${APART[table] ?? "1 second"}'`;
  if (name === "state" && ENDED[table]) return `${key}, '${ENDED[table]}'::text`;
  return undefined;
}

export interface Grown {
  readonly grown: readonly string[];
  /** Tables without any row: there is nothing to copy. */
  readonly empty: readonly string[];
}

/** Copies a row of each table until it is large, in one transaction, without triggers and foreign keys. */
export async function growTables(run: RunSql): Promise<Grown> {
  await run("set local session_replication_role = replica");
  await run("analyze");
  const { rows } = await run(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < $1",
    [ROWS],
  );
  const [grown, empty]: [string[], string[]] = [[], []];
  for (const table of rows.map(({ name }) => String(name))) {
    if (STAY_SMALL.has(table)) continue;
    const columns = (await run(COLUMNS, [table])).rows;
    const own = columns.map((column) => different(table, column)).filter((part) => part !== undefined);
    const names = columns.map(({ name }) => `"${String(name)}"`);
    const { rows: copied } = await run(
      `with copied as (insert into ${table} (${names.join(", ")}) select ${names.map((name) => `r.${name}`).join(", ")} from ${table} t, generate_series(1, ${ROWS}) n,
          jsonb_populate_record(t, jsonb_build_object(${own.join(", ")})) r
        where t.ctid = (select ctid from ${table} limit 1) on conflict do nothing returning 1)
      select count(*)::int as count from copied`,
    );
    (Number(copied[0]?.count) > 0 ? grown : empty).push(table);
    await run(`analyze ${table}`);
  }
  return { grown, empty };
}
