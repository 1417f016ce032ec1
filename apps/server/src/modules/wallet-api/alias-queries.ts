import type { OpenDatabase, RunSql } from "../../platform/database/database.ts";
import { asText } from "../../platform/database/raw.ts";
import { WHO } from "./load-queries.ts";

/** The name by which a provider knows a member. */
interface Alias {
  readonly provider: string;
  readonly alias: string;
}

const MOST = 50_000;
/** Members by provider and alias, for each database. An alias is given once and never to another member. */
const known = new WeakMap<OpenDatabase, Map<string, string>>();

function keptIn(database: OpenDatabase): Map<string, string> {
  const kept = known.get(database) ?? new Map<string, string>();
  known.set(database, kept);
  if (kept.size >= MOST) kept.clear();
  return kept;
}

/**
 * Whose alias it is; undefined for an unknown one. What was found is kept, and says only which member's rows to ask for: the
 * statement that loads the player reads the alias again.
 */
export async function findMemberByAlias(
  run: RunSql,
  database: OpenDatabase,
  { provider, alias }: Alias,
): Promise<string | undefined> {
  const kept = keptIn(database);
  const key = `${provider}/${alias}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const [row] = (await run(WHO, [provider, alias])).rows;
  if (!row) return undefined;
  const memberId = asText(row.member_id);
  kept.set(key, memberId);
  return memberId;
}

/** The members of these aliases by them; those that are not known are left out. */
export async function findMembersByAlias(
  run: RunSql,
  database: OpenDatabase,
  provider: string,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const alias of aliases) {
    const memberId = await findMemberByAlias(run, database, { provider, alias });
    if (memberId !== undefined) found.set(alias, memberId);
  }
  return found;
}
