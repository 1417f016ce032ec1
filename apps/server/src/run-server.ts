import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createApp } from "./app.ts";
import { answerCommand } from "./operator/answer-command.ts";
import type { Config } from "./platform/config/config.ts";
import type { OpenDatabase } from "./platform/database/database.ts";
import { openDatabase } from "./platform/database/open.ts";
import { openHttpServer } from "./platform/http/open-http-server.ts";
import { collectDefaultMetrics } from "prom-client";
import { answerMetrics } from "./platform/metrics/answer-metrics.ts";
import type { System } from "./platform/system.ts";
import { LIVE_SOURCES } from "./live-sources.ts";
import { LiveWatch } from "./platform/live/watch.ts";
import { JOBS } from "./jobs.ts";
import { startJobs } from "./platform/jobs/start-jobs.ts";
import { openSystem } from "./open-system.ts";
import { seedDatabase } from "./seed/seed.ts";
import { StartError } from "./platform/config/start-error.ts";
import { checkStart } from "./platform/start/check-start.ts";

/** How long requests that are under way may take to end. */
const GRACE_MS = 8000;

async function listen(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EADDRINUSE") throw new StartError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
    if (code === "EACCES") throw new StartError(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
    throw error;
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

/** Before a database is opened and seeded for nothing. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer();
  await listen(probe, config);
  probe.close();
  await once(probe, "close");
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  if ("closeIdleConnections" in server) server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timer);
}

/** The metrics of this process and its calls, on a port of their own; undefined where none is configured. */
async function openMetrics({ config, metrics, log }: System): Promise<Server | undefined> {
  if (!config.metrics) return undefined;
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer(answerMetrics(metrics, log));
  const port = await listen(server, config.metrics);
  console.log(`metrics on http://${config.metrics.host}:${port}/metrics`);
  return server;
}

/** Opens the database, answers calls and runs jobs, unless JOBS is off, until the process receives a signal to end. Throws StartError. */
export async function runServer(config: Config): Promise<void> {
  await checkStart(config);
  await refuseTakenPort(config);
  let database: OpenDatabase | undefined;
  const held = () => database;
  database = await openDatabase(config, async (line) => await answerCommand(line, held()));
  if (config.demoData && (await seedDatabase(database.db, config.seed, new Date()))) console.log("database seeded");
  const system = await openSystem(config, database);
  const live = new LiveWatch(system, LIVE_SOURCES);
  const server = openHttpServer(createApp(system, live).fetch);
  const port = await listen(server, config).catch(async (error: unknown) => {
    await held()?.close();
    throw error;
  });
  const metrics = await openMetrics(system);
  const jobs = config.runsJobs ? await startJobs(system, JOBS) : undefined;
  console.log(`listening on http://localhost:${port}`);
  const stop = async () => {
    live.close();
    await closeServer(server);
    metrics?.close();
    await jobs?.stop({ graceful: true, timeout: 2000 });
    await system.database.close();
  };
  const stopOnce = () => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.removeListener(signal, stopOnce);
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopOnce);
}
