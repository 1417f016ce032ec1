import type { Placement } from "./placement.ts";

type Placements = Readonly<Record<string, Placement>>;

interface Use {
  readonly table: string;
  readonly alias: string;
  readonly verb: string;
}

const AFTER_TABLE = new Set([
  "where",
  "on",
  "set",
  "left",
  "right",
  "inner",
  "cross",
  "full",
  "join",
  "values",
  "select",
  "order",
  "group",
  "limit",
  "for",
  "using",
  "returning",
  "union",
  "having",
  "default",
  "as",
  "natural",
  "with",
  "offset",
  "window",
]);
const USES = /\b(from|join|update|into)\s+(?:only\s+)?([a-z_]+)\b(?!\s*\.)(?:\s+(?:as\s+)?([a-z_]+))?/g;
const EQUAL = /([a-z_]+\.[a-z_]+)\s*=\s*([a-z_]+\.[a-z_]+|\$\d+|'[^']*')/g;
const EQUAL_TURNED = /(\$\d+)(?:::[a-z]+)?\s*=\s*([a-z_]+\.[a-z_]+)/g;

const plain = (text: string) => text.replaceAll('"', "").replaceAll(/\s+/g, " ").toLowerCase();

function usesIn(text: string, placements: Placements): Use[] {
  return [...text.matchAll(USES)].flatMap(([, verb = "", table = "", named]) => {
    if (placements[table]?.kind !== "distributed") return [];
    return [{ table, verb, alias: named && !AFTER_TABLE.has(named) ? named : table }];
  });
}

/** Columns that equal a parameter, directly or through other columns. */
function boundIn(text: string): Set<string> {
  const pairs = [
    ...[...text.matchAll(EQUAL)].map(([, one = "", other = ""]) => [one, other] as const),
    ...[...text.matchAll(EQUAL_TURNED)].map(([, one = "", other = ""]) => [other, one] as const),
  ];
  const bound = new Set<string>();
  for (let known = -1; known !== bound.size;) {
    known = bound.size;
    for (const [one, other] of pairs) {
      if (/^[$']/.test(other) || bound.has(other)) bound.add(one);
      if (bound.has(one) && !/^[$']/.test(other)) bound.add(other);
    }
  }
  return bound;
}

/** Tables whose rows the statement does not restrict to a member: it would be sent to every machine. */
export function tablesWithoutMember(statement: string, placements: Placements): string[] {
  const text = plain(statement);
  const bound = boundIn(text);
  const missing = usesIn(text, placements).filter(({ table, alias, verb }) => {
    const placement = placements[table];
    if (placement?.kind !== "distributed") return false;
    if (verb === "into") return !new RegExp(`into ${table} ?\\([^)]*\\b${placement.by}\\b`).test(text);
    const alone = new RegExp(`(?<![.a-z_])${placement.by} = \\$\\d+`);
    return !bound.has(`${alias}.${placement.by}`) && !alone.test(text);
  });
  return [...new Set(missing.map(({ table }) => table))];
}

/** Features that no distributed PostgreSQL has: advisory locks, and sequences. */
export const isForbidden = (statement: string): boolean => /pg_(try_)?advisory|nextval\s*\(/i.test(statement);
