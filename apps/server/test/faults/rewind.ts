import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { asAsk, textOf } from "./driver-method.ts";

/** Work that is taken back at its end: its transactions are savepoints of one transaction, one after the other. */
interface Rewound {
  readonly tx: Transaction;
  last: Promise<unknown>;
}

const rewound = new AsyncLocalStorage<Rewound>();

async function inTurn<T>(all: Rewound, work: () => Promise<T>): Promise<T> {
  const own = all.last.then(work);
  all.last = own.catch(() => undefined);
  return await own;
}

async function atSavepoint<T>({ tx }: Rewound, work: () => Promise<T>): Promise<T> {
  await tx.exec("savepoint part");
  try {
    const value = await work();
    await tx.exec("release savepoint part");
    return value;
  } catch (error) {
    await tx.exec("rollback to savepoint part; release savepoint part");
    throw error;
  }
}

/** A savepoint has the isolation of the transaction around it, and may not set its own. */
function withoutIsolation(tx: Transaction): Transaction {
  const own = (name: "query" | "exec") => {
    const ask = asAsk(Reflect.get(tx, name));
    return async (...query: unknown[]) =>
      /^set transaction/i.test(textOf(query[0])) ? await tx.query("select 1") : await ask.apply(tx, query);
  };
  return Object.assign(Object.create(tx), { query: own("query"), exec: own("exec") });
}

function patch(): void {
  for (const name of ["query", "exec"]) {
    const own = asAsk(Reflect.get(PGlite.prototype, name));
    Reflect.set(PGlite.prototype, name, function (this: unknown, ...query: unknown[]) {
      const all = rewound.getStore();
      if (!all) return own.apply(this, query);
      const ask = async () => await asAsk(Reflect.get(all.tx, name)).apply(all.tx, query);
      return inTurn(all, async () => await atSavepoint(all, ask));
    });
  }
  const own = asAsk(Reflect.get(PGlite.prototype, "transaction"));
  Reflect.set(PGlite.prototype, "transaction", function (this: unknown, work: (tx: Transaction) => Promise<unknown>) {
    const all = rewound.getStore();
    if (!all) return own.call(this, work);
    return inTurn(all, async () => await atSavepoint(all, async () => await work(withoutIsolation(all.tx))));
  });
}

/** Runs the work on the embedded database, and takes back everything that it did there. */
export async function rewind<T>(client: PGlite, work: () => Promise<T>): Promise<T> {
  const done = await client.transaction(async (tx) => {
    const value = await rewound.run({ tx, last: Promise.resolve() }, work);
    await tx.rollback();
    return { value };
  });
  return done.value;
}

patch();
