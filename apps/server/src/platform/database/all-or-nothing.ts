import type { RunSql } from "./database.ts";

/** Runs work of which nothing stays where its result is undone; the transaction goes on. */
export async function runAllOrNothing<Result>(
  run: RunSql,
  work: () => Promise<Result>,
  isUndone: (result: Result) => boolean,
): Promise<Result> {
  await run("savepoint whole");
  const result = await work();
  await run(isUndone(result) ? "rollback to savepoint whole" : "release savepoint whole");
  return result;
}
