import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite, type Transaction } from "@electric-sql/pglite";

type Hear = (text: string) => void;
const listeners = new AsyncLocalStorage<Hear>();

type Ask = (this: unknown, ...query: unknown[]) => unknown;
// The driver's methods are handed on exactly what they were called with.
const asAsk = (method: unknown): Ask => method as Ask;

const listened = (own: Ask): Ask =>
  function (this: unknown, ...query: unknown[]) {
    listeners.getStore()?.(String(query[0]));
    return own.apply(this, query);
  };

/** The transaction whose statements are heard. */
function listenedIn(tx: Transaction): Transaction {
  const heard = (name: "query" | "exec") => {
    const own = listened(asAsk(Reflect.get(tx, name)));
    return (...query: unknown[]) => own.apply(tx, query);
  };
  return Object.assign(Object.create(tx), { query: heard("query"), exec: heard("exec") });
}

// Once for this process; where nobody listens the driver does what it did.
for (const name of ["query", "exec"]) Reflect.set(PGlite.prototype, name, listened(asAsk(Reflect.get(PGlite.prototype, name))));
const transaction = asAsk(Reflect.get(PGlite.prototype, "transaction"));
Reflect.set(PGlite.prototype, "transaction", function (this: unknown, work: (tx: Transaction) => Promise<unknown>) {
  return transaction.call(this, listeners.getStore() ? async (tx: Transaction) => await work(listenedIn(tx)) : work);
});

/** Hears each statement that the work, and whatever it calls, asks of an embedded database. */
export const hearing = <T>(hear: Hear, work: () => T): T => listeners.run(hear, work);
