import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at } from "../../root.ts";
import { type Cluster, createCluster, createRoles, databaseUrl, startCluster } from "./cluster.ts";
import type { Files } from "./front.ts";
import type { Programs } from "./programs.ts";
import { runProgram } from "./run-program.ts";
import type { Settings } from "./settings.ts";
import { atEnd, itself, step } from "./step.ts";

/** A folder that PostgreSQL's and nginx's own users can read. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "baize-production-"));
  chmodSync(folder, 0o777);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds the site, unless SITE_BUILT says that it is built; returns a copy that nginx's user can read. */
async function buildSite(folder: string): Promise<string> {
  const [dist, site] = [at("apps/site/dist"), join(folder, "site")];
  if (process.env.SITE_BUILT !== "yes" || !existsSync(join(dist, "index.html"))) {
    const args = ["build", at("apps/site"), "--config", at("apps/site/vite.config.ts"), "--logLevel", "error"];
    await runProgram(at("node_modules/.bin/vite"), args, { NODE_ENV: "production" }, at("."));
  }
  cpSync(dist, site, { recursive: true });
  return site;
}

async function makeCertificate(openssl: string, folder: string) {
  const files = { certificate: join(folder, "site.crt"), certificateKey: join(folder, "site.key") };
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", files.certificateKey];
  const about = ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  await runProgram(openssl, ["req", "-x509", ...key, "-out", files.certificate, ...about]);
  return files;
}

async function startDatabase(folder: string, programs: string, port: number): Promise<Cluster> {
  const own = join(folder, "postgres");
  mkdirSync(own);
  chmodSync(own, 0o777);
  const place = { programs, folder: own, data: join(own, "data"), archive: join(own, "archive"), port };
  await createCluster(place);
  const cluster = await startCluster(place);
  atEnd(cluster.stop);
  return cluster;
}

export async function prepareFiles(folder: string, { openssl }: Programs): Promise<Files> {
  const site = await step("build the site", async () => await buildSite(folder));
  return { ...(await step("make a certificate", async () => await makeCertificate(openssl, folder))), site };
}

/** `npm run migrate`, as the role that owns the tables. */
export const migrate = async ({ ports, passwords }: Settings): Promise<string> =>
  await runProgram(process.execPath, [at("apps/server/src/cli/migrate.ts")], {
    BAIZE_MODE: "production",
    DATABASE_URL: databaseUrl(ports.postgres, "baize_owner", passwords.owner),
    RUNTIME_ROLE: "baize_server",
  });

export async function prepareDatabase(folder: string, { postgres }: Programs, given: Settings): Promise<Cluster> {
  const start = async () => await startDatabase(folder, postgres, given.ports.postgres);
  const cluster = await step("start PostgreSQL, archiving its log", start);
  await step("create the two roles", async () => await createRoles(cluster, given.passwords));
  await step("migrate as the owner", async () => await migrate(given), itself);
  return cluster;
}
