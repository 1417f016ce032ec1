import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Statement } from "./recorded-statements.ts";

const listeners = new AsyncLocalStorage<Statement[]>();

type Ask = (this: unknown, ...query: unknown[]) => unknown;
// The driver's method is handed on exactly what it was called with.
const asAsk = (method: unknown): Ask => method as Ask;

function statementOf([query, values]: readonly unknown[]): Statement | undefined {
  const known = Array.isArray(values) ? values : [];
  if (typeof query === "string") return { text: query, values: known };
  if (typeof query !== "object" || query === null || !("text" in query)) return undefined;
  const own = "values" in query && Array.isArray(query.values) ? query.values : known;
  return { text: String(query.text), values: own };
}

// Once for this process: a pool's callbacks come from anywhere, so what a pool is asked is heard where it is asked.
for (const { prototype } of [pg.Pool, pg.Client]) {
  const ask = asAsk(Reflect.get(prototype, "query"));
  Reflect.set(prototype, "query", function (this: unknown, ...query: unknown[]) {
    const heard = listeners.getStore();
    const statement = heard && statementOf(query);
    if (!statement) return ask.apply(this, query);
    heard.push(statement);
    return listeners.exit(() => ask.apply(this, query));
  });
}

/** The statements that the driver is given while the work runs, BEGIN and COMMIT among them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  await listeners.run(heard, work);
  return heard;
}
