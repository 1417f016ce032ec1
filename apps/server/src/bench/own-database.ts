import { randomBytes } from "node:crypto";
import { openPostgres } from "../platform/database/postgres.ts";

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
