import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../service.ts";
import { type Cluster, databaseUrl } from "./cluster.ts";
import { addOperators, fill } from "./fill.ts";
import { frontConfig } from "./front.ts";
import { startMessageSink } from "./message-sink.ts";
import { startNginx } from "./nginx.ts";
import { operatorDesk, type OperatorDesk } from "./operators.ts";
import { openFolder, prepareDatabase, prepareFiles } from "./prepare.ts";
import { startServer, startVendor } from "./processes.ts";
import { findPrograms } from "./programs.ts";
import { makeSettings, serverEnvironment, type Settings } from "./settings.ts";
import { atEnd, step } from "./step.ts";

/** The running product. */
export interface Production {
  readonly settings: Settings;
  readonly cluster: Cluster;
  readonly desk: OperatorDesk;
  /** The certificate that visitors trust. */
  readonly trusts: string;
  readonly running: Map<number, Service>;
  readonly start: (port: number) => Promise<Service>;
  /** Takes servers out of the front; none, to give requests to all again. */
  readonly drain: (ports: readonly number[]) => Promise<void>;
}

/** Starts everything of docs/deploy.md on this machine, in its order. */
export async function startProduction(): Promise<Production> {
  const programs = findPrograms();
  const settings = await makeSettings();
  const { ports, passwords } = settings;
  const folder = openFolder();
  const files = await prepareFiles(folder, programs);
  const cluster = await prepareDatabase(folder, programs, settings);

  const sink = await startMessageSink();
  atEnd(sink.stop);
  const database = databaseUrl(ports.postgres, "baize_server", passwords.runtime);
  const environment = serverEnvironment(settings, database, sink.url);
  const desk = operatorDesk(environment, join(folder, "operators"));
  await step("enrol two operators", async () => await addOperators(desk));
  await step("add a brand, a vendor and a game", async () => await fill(desk));

  const running = new Map<number, Service>();
  atEnd(async () => await Promise.all([...running.values()].map(async (service) => await service.stop())));
  const start = async (port: number) => await startServer(environment, port, folder);
  await step("start two servers in production", async () => {
    for (const port of ports.servers) running.set(port, await start(port));
  });
  const front = async () => await startNginx(programs.nginx, join(folder, "nginx"), frontConfig(settings, files));
  const nginx = await step("start nginx with TLS in front", front);
  atEnd(nginx.stop);
  const vendor = await step("start the vendor", async () => await startVendor(settings, files.certificate, folder));
  atEnd(vendor.stop);
  const drain = async (drained: readonly number[]) => await nginx.reload(frontConfig(settings, files, drained));
  return { settings, cluster, desk, trusts: readFileSync(files.certificate, "utf8"), running, start, drain };
}
