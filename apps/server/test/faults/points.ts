import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import pg from "pg";

/** `sent`: handed to the database whose answer has not come; `after`: answered, and nobody was told yet. */
export type When = "before" | "sent" | "after";

/** SQLSTATE of a race that the database should lose at this point. */
export type Verdict = "go" | "40001" | "40P01";

/** What is done to one piece of work at each of its fail points: before each statement, and around each commit. */
export interface Trial {
  /** May throw: then the statement is not made, or its answer never heard. */
  meet(text: string, when: When): Verdict;
}

const trials = new AsyncLocalStorage<Trial>();

/** Runs the work, and whatever it calls, under a trial. */
export const under = <T>(trial: Trial, work: () => T): T => trials.run(trial, work);

type Ask = (this: unknown, ...query: unknown[]) => unknown;
// The drivers' methods are handed on exactly what they were called with.
export const asAsk = (method: unknown): Ask => method as Ask;

function textOf(query: unknown): string {
  if (typeof query === "string") return query.trim();
  if (typeof query === "object" && query !== null && "text" in query) return String(query.text).trim();
  return "";
}

/** The database itself ends the statement, and with it the transaction. */
const losing = (state: string) => `do $$ begin raise exception 'lost a race on purpose' using errcode = '${state}'; end $$`;
const isRollback = (text: string) => /^rollback/i.test(text);
const isCommit = (text: string) => /^commit/i.test(text);

/** One statement of node-postgres under a trial, which answers by a promise. */
async function asked(trial: Trial, client: unknown, ask: Ask, query: unknown[]): Promise<unknown> {
  const text = textOf(query[0]);
  if (isRollback(text)) return await ask.apply(client, query);
  const verdict = trial.meet(text, "before");
  if (verdict !== "go") return await ask.call(client, losing(verdict));
  const answer = ask.apply(client, query);
  if (isCommit(text)) trial.meet(text, "sent");
  const result = await answer;
  if (isCommit(text)) trial.meet(text, "after");
  return result;
}

function breakPostgres(): void {
  const own = asAsk(Reflect.get(pg.Client.prototype, "query"));
  const ofPool = asAsk(Reflect.get(pg.Pool.prototype, "query"));
  Reflect.set(pg.Client.prototype, "query", function (this: unknown, ...query: unknown[]) {
    const trial = trials.getStore();
    return trial ? asked(trial, this, own, query) : own.apply(this, query);
  });
  // A pool calls back from wherever a connection came free, so it is met here, once.
  Reflect.set(pg.Pool.prototype, "query", function (this: unknown, ...query: unknown[]) {
    const trial = trials.getStore();
    if (!trial) return ofPool.apply(this, query);
    return asked(trial, this, (...args) => trials.exit(() => ofPool.apply(this, args)), query);
  });
}

/** The transaction whose statements meet the trial first. */
function tried(trial: Trial, tx: Transaction): Transaction {
  const meet = (name: "query" | "exec") => {
    const ask = asAsk(Reflect.get(tx, name));
    return async (...query: unknown[]) => {
      const verdict = trial.meet(textOf(query[0]), "before");
      if (verdict !== "go") return await tx.exec(losing(verdict));
      return await ask.apply(tx, query);
    };
  };
  return Object.assign(Object.create(tx), { query: meet("query"), exec: meet("exec") });
}

async function transacted(
  trial: Trial,
  client: unknown,
  ask: Ask,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  trial.meet("begin", "before");
  const result = await ask.call(client, async (tx: Transaction) => {
    const value = await work(tried(trial, tx));
    const verdict = trial.meet("commit", "before");
    if (verdict !== "go") await tx.exec(losing(verdict));
    return value;
  });
  trial.meet("commit", "after");
  return result;
}

function breakPglite(): void {
  for (const name of ["query", "exec"]) {
    const own = asAsk(Reflect.get(PGlite.prototype, name));
    Reflect.set(PGlite.prototype, name, function (this: unknown, ...query: unknown[]) {
      trials.getStore()?.meet(textOf(query[0]), "before");
      return own.apply(this, query);
    });
  }
  const own = asAsk(Reflect.get(PGlite.prototype, "transaction"));
  Reflect.set(PGlite.prototype, "transaction", function (this: unknown, work: (tx: Transaction) => Promise<unknown>) {
    const trial = trials.getStore();
    return trial ? transacted(trial, this, own, work) : own.call(this, work);
  });
}

// Once for this process; without a trial the drivers do what they did.
breakPostgres();
breakPglite();
