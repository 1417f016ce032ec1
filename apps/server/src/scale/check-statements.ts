import { normalStatement } from "./normal-statement.ts";
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
const USES = /\b(from|join|update|into|using)\s+(?:only\s+)?([a-z_]+)\b(?!\s*\.)(?:\s+(?:as\s+)?([a-z_]+))?/g;
const EQUAL = /([a-z_]+\.[a-z_]+)\s*=\s*([a-z_]+\.[a-z_]+|\$\d+|'[^']*')/g;
const EQUAL_TURNED = /(\$\d+)(?:::[a-z]+)?\s*=\s*([a-z_]+\.[a-z_]+)/g;

/** Tables after the first of a list: `from one a, other b`. */
const LISTED = /\bfrom [a-z_]+(?: (?:as )?[a-z_]+)?((?:, ?[a-z_]+(?: (?:as )?[a-z_]+)?(?!\.|\())+)/g;
const WRITTEN = /\b(?:insert into|update|delete from) ([a-z_]+)/g;

/** Every table that the statement names, with the name that it goes by. */
function namedIn(text: string): Use[] {
  const joined = [...text.matchAll(USES)].map(([, verb = "", table = "", named]) => ({ verb, table, named }));
  const listed = [...text.matchAll(LISTED)].flatMap(([, rest = ""]) =>
    rest.split(",").map((one) => {
      const [table = "", ...named] = one.trim().split(" ");
      return { verb: "from", table, named: named.at(-1) };
    }),
  );
  return [...joined, ...listed].map(({ verb, table, named }) => ({
    verb,
    table,
    alias: named && !AFTER_TABLE.has(named) ? named : table,
  }));
}

const usesIn = (text: string, placements: Placements): Use[] =>
  namedIn(text).filter(({ table }) => placements[table]?.kind === "distributed");

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
  const text = normalStatement(statement);
  const bound = boundIn(text);
  const byOf = (table: string) => {
    const placement = placements[table];
    return placement?.kind === "distributed" ? placement.by : "";
  };
  const uses = usesIn(text, placements);
  const inserted = uses.filter(
    ({ table, verb }) => verb === "into" && !new RegExp(`into ${table} ?\\([^)]*\\b${byOf(table)}\\b`).test(text),
  );
  const open = uses.filter(({ table, alias, verb }) => verb !== "into" && !bound.has(`${alias}.${byOf(table)}`));
  // A column without its table's name binds one table, whichever it is. What an update writes restricts nothing.
  const restricting = text.replaceAll(/\bset .*?(?= where | from | returning |$)/g, "");
  const alone = [...restricting.matchAll(/(?<![.a-z_])([a-z_]+) = \$\d+/g)].filter(([, name]) =>
    open.some(({ table }) => byOf(table) === name),
  );
  const missing = alone.length >= open.length ? inserted : [...inserted, ...open];
  return [...new Set(missing.map(({ table }) => table))];
}

/**
 * Tables that are stored apart from the rows of the member that the statement is about: a table on one machine, or one with a copy
 * on every machine that is written by it. They need a statement of their own.
 */
export function tablesApart(statement: string, placements: Placements): string[] {
  const text = normalStatement(statement);
  const named = namedIn(text).map(({ table }) => table);
  const written = [...text.matchAll(WRITTEN)].map(([, table = ""]) => table);
  if (!named.some((table) => placements[table]?.kind === "distributed")) return [];
  const apart = [
    ...named.filter((table) => placements[table]?.kind === "local"),
    ...written.filter((table) => placements[table]?.kind === "reference"),
  ];
  return [...new Set(apart)];
}

/** Features that no distributed PostgreSQL has: advisory locks, and sequences. */
export const isForbidden = (statement: string): boolean => /pg_(try_)?advisory|nextval\s*\(/i.test(statement);
