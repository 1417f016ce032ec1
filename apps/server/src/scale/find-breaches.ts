import { DELETABLE } from "../platform/database/grant-runtime.ts";
import { ACROSS_MEMBERS, type AcrossMembers } from "./across-members.ts";
import { isForbidden, tablesApart, tablesWithoutMember } from "./check-statements.ts";
import { normalStatement } from "./normal-statement.ts";
import { type Placement, PLACEMENTS } from "./placement.ts";

interface Rules {
  readonly placements: Readonly<Record<string, Placement>>;
  readonly across: readonly AcrossMembers[];
}

interface Breaches {
  /** One line for each statement that a distributed PostgreSQL would refuse, or would ask of every machine. */
  readonly breaches: readonly string[];
  /** Declared statements that were among those checked. */
  readonly declared: ReadonlySet<AcrossMembers>;
}

/** The table of which a statement deletes rows that the role of a server may not. */
function forbiddenDelete(text: string): readonly string[] {
  const [, table] = /\bdelete from (\w+)/.exec(text) ?? [];
  return table === undefined || DELETABLE.has(table) ? [] : [`rows of ${table} are not for a server to delete`];
}

const MOST = 400;
const PRODUCT: Rules = { placements: PLACEMENTS, across: ACROSS_MEMBERS };

/** Checks statements by the placements of their tables. A declared one may leave its members open, and nothing else. */
export function findBreaches(statements: readonly string[], { placements, across }: Rules = PRODUCT): Breaches {
  const declared = new Set<AcrossMembers>();
  const breaches = statements.flatMap((statement) => {
    const text = normalStatement(statement);
    const open = tablesWithoutMember(text, placements);
    const row = open.length > 0 ? across.find((one) => text.includes(one.part)) : undefined;
    if (row) declared.add(row);
    const why = [
      ...(open.length > 0 && !row ? [`${open.join(", ")} without a member`] : []),
      ...tablesApart(text, placements).map((table) => `${table} is stored apart`),
      ...forbiddenDelete(text),
      ...(isForbidden(text) ? ["a lock by number or a sequence"] : []),
    ];
    return why.length > 0 ? [`${why.join("; ")}: ${text.slice(0, MOST)}`] : [];
  });
  return { breaches, declared };
}
