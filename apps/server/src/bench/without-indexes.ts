import type { RunSql } from "../platform/database/database.ts";
import { asText } from "../platform/database/raw.ts";

/** Inserts rows in bulk while a table has no indexes, and builds them once afterwards: for millions of rows that is many times faster. */
export async function withoutIndexes(run: RunSql, table: string, insert: () => Promise<void>): Promise<void> {
  const { rows } = await run(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as index, c.conname as key, pg_get_constraintdef(c.oid) as definition
      from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u') where i.indrelid = $1::regclass`,
    [table],
  );
  for (const { name, key } of rows)
    await run(key === null ? `drop index ${asText(name)}` : `alter table ${table} drop constraint ${asText(key)}`);
  await insert();
  for (const { index, key, definition } of rows)
    await run(key === null ? asText(index) : `alter table ${table} add constraint ${asText(key)} ${asText(definition)}`);
}
