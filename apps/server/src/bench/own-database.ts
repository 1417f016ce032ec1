import { randomBytes } from "node:crypto";
import { openPostgres } from "../platform/database/postgres.ts";
import { startTemporaryPostgres } from "../platform/database/temporary-postgres.ts";

/** Works in a database of its own, which is dropped afterwards. Needs the right to make one. */
export async function inOwnDatabase<Result>(server: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const name = `baize_bench_${randomBytes(6).toString("hex")}`;
  const { runSql, close } = openPostgres(server, 1);
  await runSql(`create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  try {
    return await work(own.href);
  } finally {
    await runSql(`drop database ${name} with (force)`);
    await close();
  }
}

/**
 * Runs a benchmark in a database of its own, on the server of `DATABASE_URL` or on one that is started for it. The process ends with 1
 * where the benchmark says that something is wrong.
 */
export async function runBench(bench: (url: string) => Promise<boolean>): Promise<void> {
  const temporary = process.env.DATABASE_URL ? undefined : await startTemporaryPostgres({ durable: true });
  try {
    process.exitCode = (await inOwnDatabase(process.env.DATABASE_URL ?? temporary?.url ?? "", bench)) ? 0 : 1;
  } finally {
    await temporary?.stop();
  }
}
