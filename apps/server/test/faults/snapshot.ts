import { createHash } from "node:crypto";
import type { Database } from "../../src/platform/database/database.ts";
import { asText, runIn } from "../../src/platform/database/raw.ts";

/** One row of a table as text, or how many rows it has. */
interface Line {
  readonly of: string;
  readonly text: string;
}

/** Tables to which each call adds a row of its own, whatever it does: a sealed or signed message is accepted once. */
const BY_CALL = ["spent", "provider_nonces"];

/** Every other table, with its columns that the database numbers by itself. */
const TABLES = `select c.relname as name, coalesce((select array_agg(a.attname::text) from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval%')), '{}') as numbered
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and not c.relname = any($1::text[]) order by c.relname`;

/** Statements that read all rows, and those that were written since a transaction, with the number of all. */
async function statementsFor(db: Database) {
  const { rows } = await runIn(db)(TABLES, [BY_CALL]);
  const tables = rows.map(({ name, numbered }) => {
    const without = Array.isArray(numbered) ? numbered.map((column) => ` - '${column}'`).join("") : "";
    return {
      name: asText(name),
      select: `select '${asText(name)}' as of, (to_jsonb(t)${without})::text as text from "${asText(name)}" t`,
    };
  });
  return {
    all: tables.map(({ select }) => select).join(" union all "),
    written: tables
      .map(
        ({ name, select }) =>
          `${select} where xmin::text::bigint >= $1 union all select '${name}', count(*)::text from "${name}"`,
      )
      .join(" union all "),
  };
}

/** What a program makes by chance: ids, keys, seeds, and what is computed from them. */
const MADE = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w+/=-]{20,}/gi;

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 12);
const madeIn = (text: string): ReadonlySet<string> => new Set(text.match(MADE));

/** How often the rows are read again to tell one made text from another. */
const ROUNDS = 3;

/** The lines with each made text replaced by what it stands for: the rows in which it is found. */
function withoutChance(lines: readonly Line[], old: ReadonlySet<string>): string[] {
  let names = new Map<string, string>();
  const named = (text: string, own?: string) =>
    text.replaceAll(MADE, (made) => (old.has(made) ? made : made === own ? "<own>" : `<${names.get(made) ?? ""}>`));
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = new Map<string, string[]>();
    for (const { of, text } of lines)
      for (const made of madeIn(text))
        if (!old.has(made)) found.set(made, [...(found.get(made) ?? []), `${of} ${named(text, made)}`]);
    names = new Map([...found].map(([made, rows]) => [made, hash(rows.toSorted().join("\n"))]));
  }
  return lines.map(({ of, text }) => `${of} ${named(text)}`).toSorted();
}

/**
 * Reads what a database holds now. What it answers later are the rows that changed since, to the byte but for what chance makes, and how many
 * rows each table has.
 */
export async function watchDatabase(db: Database): Promise<() => Promise<string[]>> {
  const { all, written } = await statementsFor(db);
  const run = runIn(db);
  const { rows: began } = await run("select pg_snapshot_xmax(pg_current_snapshot())::text as at");
  const before = (await run(all)).rows.map(({ of, text }) => `${asText(of)} ${asText(text)}`);
  const [old, made] = [new Set(before), madeIn(before.join("\n"))];
  return async () => {
    const { rows } = await run(written, [began[0]?.at]);
    const lines = rows.map(({ of, text }) => ({ of: asText(of), text: asText(text) }));
    return withoutChance(
      lines.filter(({ of, text }) => !old.has(`${of} ${text}`)),
      made,
    );
  };
}
