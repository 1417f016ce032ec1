import pg from "pg";
import type { Statement } from "../platform/database/database.ts";

let recorded: Statement[] | undefined;

type Ask = (this: unknown, ...query: unknown[]) => unknown;
const isAsk = (method: unknown): method is Ask => typeof method === "function";

function statementOf([query, values]: readonly unknown[]): Statement | undefined {
  const known = Array.isArray(values) ? values : [];
  if (typeof query === "string") return { text: query, values: known };
  if (typeof query !== "object" || query === null || !("text" in query)) return undefined;
  const own = "values" in query && Array.isArray(query.values) ? query.values : known;
  return { text: String(query.text), values: own };
}

// Patched once in this process. A pool queries through its connections, so every statement is recorded here.
const ask: unknown = Reflect.get(pg.Client.prototype, "query");
if (!isAsk(ask)) throw new TypeError("The driver has no method `query`");
Reflect.set(pg.Client.prototype, "query", function (this: unknown, ...query: unknown[]) {
  const statement = recorded && statementOf(query);
  if (statement) recorded?.push(statement);
  return ask.apply(this, query);
});

/** The statements that the driver sends while the work runs, BEGIN and COMMIT included. Nothing else may run meanwhile. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const own: Statement[] = [];
  recorded = own;
  try {
    await work();
  } finally {
    recorded = undefined;
  }
  return own;
}
