import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { asPostgres, runAsPostgres } from "./run-program.ts";

/** Where a PostgreSQL of the rehearsal keeps its files, and its port. */
export interface ClusterPlace {
  readonly programs: string;
  readonly folder: string;
  readonly data: string;
  readonly archive: string;
  readonly port: number;
}

export interface Cluster {
  readonly place: ClusterPlace;
  /** Runs one statement as the superuser; returns its rows as text. */
  readonly sql: (statement: string, database?: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** A new, empty folder of data: local connections without a password, those over TCP by password. */
export async function createCluster({ programs, data, archive }: ClusterPlace): Promise<void> {
  const hosts = "--auth-local=trust --auth-host=scram-sha-256";
  await runAsPostgres(`mkdir -p ${archive} && ${programs}/initdb -D ${data} -U postgres -E UTF8 --locale=C.UTF-8 ${hosts}`);
}

/** Each finished file of the log of writes is copied away: with a base backup, any later moment can be restored. */
function settings({ archive, folder, port }: ClusterPlace): string {
  const values = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: 100,
    wal_level: "replica",
    archive_mode: "on",
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  };
  return Object.entries(values)
    .map(([name, value]) => `-c ${quoted(`${name}=${value}`)}`)
    .join(" ");
}

/** Starts PostgreSQL on an existing folder of data; ready once it accepts writes. */
export async function startCluster(place: ClusterPlace): Promise<Cluster> {
  const { programs, folder, data, port } = place;
  const [program, ...args] = asPostgres(`exec ${programs}/postgres -D ${data} ${settings(place)} >> ${folder}/postgres.log 2>&1`);
  const child = spawn(program, args, { stdio: "ignore", cwd: tmpdir() });
  const sql = async (statement: string, database = "postgres") =>
    await runAsPostgres(
      `${programs}/psql -h ${folder} -p ${port} -U postgres -d ${database} -AtqX -v ON_ERROR_STOP=1 -c ${quoted(statement)}`,
    );
  const stop = async () => {
    if (child.exitCode !== null) return;
    await runAsPostgres(`${programs}/pg_ctl stop -w -D ${data} -m fast`).catch(() => undefined);
  };
  for (const limit = Date.now() + 120_000; Date.now() < limit; await pause(250)) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended while it started: see ${folder}/postgres.log`);
    const recovering = await sql("select pg_is_in_recovery()").catch(() => "t");
    if (recovering === "f") return { place, sql, stop };
  }
  await stop();
  throw new Error("PostgreSQL was not ready within two minutes");
}

/** The roles of docs/deploy.md: one owns and migrates, one answers requests. */
export async function createRoles(
  { sql }: Cluster,
  passwords: { readonly owner: string; readonly runtime: string },
): Promise<void> {
  await sql(`create role baize_owner login password '${passwords.owner}'`);
  await sql(`create role baize_server login password '${passwords.runtime}'`);
  // The owner gives the tables of the job queue to the role of the servers, so it must be a member of that role.
  await sql("grant baize_server to baize_owner");
  await sql("create database baize owner baize_owner");
}

export const databaseUrl = (port: number, role: string, password: string, database = "baize"): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

/** Waits until everything that is written up to now is in the archive. */
export async function archiveNow({ place, sql }: Cluster): Promise<void> {
  const file = await sql("select pg_walfile_name(pg_current_wal_lsn())");
  await sql("select pg_switch_wal()");
  for (const limit = Date.now() + 60_000; Date.now() < limit; await pause(200)) if (existsSync(join(place.archive, file))) return;
  throw new Error(`PostgreSQL did not archive ${file} within a minute`);
}
