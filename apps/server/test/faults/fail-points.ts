import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import pg from "pg";
import { type Ask, asAsk, textOf } from "./driver-method.ts";
// Patches the driver first, so that a statement meets its trial before it is rewound.
import "./rewind.ts";

/**
 * `alone`: before a statement outside any transaction, which loses no race; `sent`: the database has the statement and has not
 * answered; `after`: it has answered, and no caller knows yet.
 */
export type When = "alone" | "before" | "sent" | "after";

/** `go`, or the SQLSTATE of a race that the transaction shall lose here. */
export type Verdict = "go" | "40001" | "40P01";

/** The fault at each fail point of one piece of work: before each statement, and around each commit. */
export interface Trial {
  /** May throw: then the statement is not sent, or its answer is dropped. */
  meet(text: string, when: When): Verdict;
}

const trials = new AsyncLocalStorage<Trial>();

/** Runs the work, and whatever it calls, under a trial. */
export const under = <T>(trial: Trial, work: () => T): T => trials.run(trial, work);

/** The database itself fails the statement, and with it the transaction. */
const losing = (state: string) => `do $$ begin raise exception 'lost a race on purpose' using errcode = '${state}'; end $$`;
const isRollback = (text: string) => /^rollback/i.test(text);
const isCommit = (text: string) => /^commit/i.test(text);

/** Runs one statement of a transaction of node-postgres under a trial; answers by a promise. */
async function runStatement(trial: Trial, client: unknown, ask: Ask, query: unknown[]): Promise<unknown> {
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
    return trial ? runStatement(trial, this, own, query) : own.apply(this, query);
  });
  // A pool calls its client from another async context, so the trial is applied here, once.
  Reflect.set(pg.Pool.prototype, "query", async function (this: unknown, ...query: unknown[]) {
    const trial = trials.getStore();
    if (!trial) return await ofPool.apply(this, query);
    trial.meet(textOf(query[0]), "alone");
    return await trials.exit(() => ofPool.apply(this, query));
  });
}

/** The transaction, whose statements pass the trial first. */
function underTrial(trial: Trial, tx: Transaction): Transaction {
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
    const value = await work(underTrial(trial, tx));
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
      trials.getStore()?.meet(textOf(query[0]), "alone");
      return own.apply(this, query);
    });
  }
  const own = asAsk(Reflect.get(PGlite.prototype, "transaction"));
  Reflect.set(PGlite.prototype, "transaction", function (this: unknown, work: (tx: Transaction) => Promise<unknown>) {
    const trial = trials.getStore();
    return trial ? transacted(trial, this, own, work) : own.call(this, work);
  });
}

// Patches the drivers once in this process; without a trial they work as before.
breakPostgres();
breakPglite();
