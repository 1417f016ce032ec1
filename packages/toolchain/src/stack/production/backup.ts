import { statSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../root.ts";
import { archiveNow, type Cluster, type ClusterPlace, startCluster } from "./cluster.ts";
import { runAsPostgres, runProgram } from "./run-program.ts";
import { atEnd } from "./step.ts";

const socket = ({ folder, port }: ClusterPlace) => `-h ${folder} -p ${port} -U postgres`;

/** A copy of the database as it is now: one file. */
export async function dump({ place }: Cluster): Promise<{ file: string; bytes: number }> {
  const file = join(place.folder, "baize.dump");
  await runAsPostgres(`${place.programs}/pg_dump ${socket(place)} -Fc -f ${file} baize`);
  return { file, bytes: statSync(file).size };
}

/** Restores such a file to a new database beside the running one. */
export async function restoreDump({ place, sql }: Cluster, file: string, database: string): Promise<void> {
  await sql(`create database ${database} owner baize_owner`);
  await runAsPostgres(`${place.programs}/pg_restore ${socket(place)} -d ${database} --exit-on-error ${file}`);
}

/** A copy of all files, from which any later moment can be reached with the archive. */
export async function baseBackup({ place }: Cluster): Promise<string> {
  const target = join(place.folder, "base");
  await runAsPostgres(`${place.programs}/pg_basebackup ${socket(place)} -D ${target} -c fast -X stream`);
  return target;
}

/** Starts the base backup as a PostgreSQL of its own, at the given moment. */
export async function restoreMoment(cluster: Cluster, base: string, moment: string, port: number): Promise<Cluster> {
  const { place } = cluster;
  await archiveNow(cluster);
  const lines = [
    `restore_command = 'cp ${place.archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    "recovery_target_action = 'promote'",
  ];
  const conf = lines.map((line) => `echo ${JSON.stringify(line)} >> ${base}/postgresql.auto.conf`).join(" && ");
  await runAsPostgres(`${conf} && touch ${base}/recovery.signal && mkdir -p ${place.folder}/restored-archive`);
  const restored = await startCluster({ ...place, data: base, archive: join(place.folder, "restored-archive"), port });
  atEnd(restored.stop);
  return restored;
}

/** `npm run ledger:check` on a restored database. Returns its last line; throws where an invariant is broken. */
export async function checkLedger(url: string): Promise<string> {
  const env = { BAIZE_MODE: "production", DATABASE_URL: url };
  const said = await runProgram(process.execPath, [at("apps/server/src/cli/ledger-check.ts")], env);
  return said.split("\n").at(-1) ?? "";
}
