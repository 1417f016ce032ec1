import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite, type Transaction } from "@electric-sql/pglite";

type OnStatement = (text: string) => void;
const observers = new AsyncLocalStorage<OnStatement>();

type Ask = (this: unknown, ...query: unknown[]) => unknown;
// The driver's methods get exactly the arguments of the call.
const asAsk = (method: unknown): Ask => method as Ask;

const observed = (own: Ask): Ask =>
  function (this: unknown, ...query: unknown[]) {
    observers.getStore()?.(String(query[0]));
    return own.apply(this, query);
  };

/** The transaction with its statements observed. */
function observedIn(tx: Transaction): Transaction {
  const method = (name: "query" | "exec") => {
    const own = observed(asAsk(Reflect.get(tx, name)));
    return (...query: unknown[]) => own.apply(tx, query);
  };
  return Object.assign(Object.create(tx), { query: method("query"), exec: method("exec") });
}

// Patched once in this process; without an observer the driver works as before.
for (const name of ["query", "exec"]) Reflect.set(PGlite.prototype, name, observed(asAsk(Reflect.get(PGlite.prototype, name))));
const transaction = asAsk(Reflect.get(PGlite.prototype, "transaction"));
Reflect.set(PGlite.prototype, "transaction", function (this: unknown, work: (tx: Transaction) => Promise<unknown>) {
  return transaction.call(this, observers.getStore() ? async (tx: Transaction) => await work(observedIn(tx)) : work);
});

/** Calls `onStatement` for each statement that the work, and the code that it calls, sends to an embedded database. */
export const observeStatements = <T>(onStatement: OnStatement, work: () => T): T => observers.run(onStatement, work);
