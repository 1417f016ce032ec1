import type { RunSql } from "../platform/database/database.ts";
import { asText } from "../platform/database/raw.ts";
import type { Placement } from "./placement.ts";

type Placements = Readonly<Record<string, Placement>>;

const TABLES = "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace";
const KEYS = `select t.relname as table, i.relname as name, x.indisprimary as primary,
    array_to_string(array(select a.attname from unnest(x.indkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number order by k.place), ' ') as columns
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where x.indisunique and t.relnamespace = 'public'::regnamespace`;
const REFERENCES = `select c.conname as name, t.relname as table, r.relname as other,
    array_to_string(array(select a.attname from unnest(c.conkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number order by k.place), ' ') as columns,
    array_to_string(array(select a.attname from unnest(c.confkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = r.oid and a.attnum = k.number order by k.place), ' ') as others
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
  where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`;
const TYPES = `select table_name as table, column_name as name, data_type as type, column_default as initial
  from information_schema.columns where table_schema = 'public'`;

type Row = Readonly<Record<string, unknown>>;
const words = (value: unknown): readonly string[] => asText(value).split(" ");

function keyBreach(placements: Placements, { table, name, columns, primary }: Row): string[] {
  const placement = placements[asText(table)];
  if (placement?.kind !== "distributed") return [];
  const [first] = words(columns);
  if (!words(columns).includes(placement.by))
    return [`${asText(table)}: the unique key ${asText(name)} is without ${placement.by}`];
  return primary && first !== placement.by ? [`${asText(table)}: the primary key does not begin with ${placement.by}`] : [];
}

function referenceBreach(placements: Placements, { name, table, other, columns, others }: Row): string[] {
  const [from, to] = [placements[asText(table)], placements[asText(other)]];
  const label = `${asText(table)}: the foreign key ${asText(name)}`;
  if (to?.kind === "reference") return [];
  if (from?.kind === "local" && to?.kind === "local") return [];
  if (from?.kind !== "distributed" || to?.kind !== "distributed") return [`${label} goes from ${from?.kind} to ${to?.kind}`];
  const place = words(columns).indexOf(from.by);
  return place >= 0 && words(others)[place] === to.by ? [] : [`${label} does not carry ${from.by} to ${to.by}`];
}

function columnBreach(placements: Placements, { table, name, type, initial }: Row): string[] {
  const placement = placements[asText(table)];
  const label = `${asText(table)}.${asText(name)}`;
  const sequence =
    typeof initial === "string" && initial.includes("nextval(") ? [`${label} takes its value from a sequence`] : [];
  const spread = placement?.kind === "distributed" && placement.by === name;
  return spread && type !== "uuid"
    ? [...sequence, `${label} is of type ${asText(type)}: its rows are stored apart from the others`]
    : sequence;
}

/** The keys and statements that a distributed PostgreSQL would refuse or separate, from the catalogue of a migrated database. */
export async function checkCatalogue(run: RunSql, placements: Placements): Promise<string[]> {
  const tables = (await run(TABLES)).rows.map(({ name }) => asText(name));
  const columns = (await run(TYPES)).rows;
  const keys = (await run(KEYS)).rows;
  const has = (table: string, column: string) => columns.some((one) => one.table === table && one.name === column);
  return [
    ...tables.filter((table) => !placements[table]).map((table) => `${table}: it has no placement`),
    ...Object.keys(placements)
      .filter((table) => !tables.includes(table))
      .map((table) => `${table}: there is no such table`),
    ...Object.entries(placements).flatMap(([table, placement]) =>
      placement.kind === "distributed" && tables.includes(table) && !has(table, placement.by)
        ? [`${table}: there is no column ${placement.by}`]
        : [],
    ),
    ...Object.entries(placements).flatMap(([table, { kind }]) =>
      kind === "distributed" && !keys.some((one) => one.table === table && one.primary)
        ? [`${table}: there is no primary key`]
        : [],
    ),
    ...keys.flatMap((key) => keyBreach(placements, key)),
    ...(await run(REFERENCES)).rows.flatMap((reference) => referenceBreach(placements, reference)),
    ...columns.flatMap((column) => columnBreach(placements, column)),
  ];
}
