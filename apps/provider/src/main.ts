import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { configFrom } from "./config.ts";
import { buildSportsbook } from "./http/sportsbook-bundle.ts";
import { openProvider, type Provider } from "./provider.ts";
import { StartError } from "./start-error.ts";

const log = (text: string): void => console.log(`provider: ${text}`);

// Node strips the types of the browser's modules; its warning that this is experimental is of no use to the operator.
process.removeAllListeners("warning");
process.on("warning", (warning) => {
  if (warning.name !== "ExperimentalWarning") console.error(`provider: ${warning.message}`);
});

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") return new StartError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
  if (error.code === "EACCES") return new StartError(`Port ${port} is not allowed for this user. Set PORT to one above 1023.`);
  return error;
}

type Handler = ReturnType<typeof getRequestListener>;

/** Takes the port first: two providers must never share a journal. */
async function listen(port: number, handler: Promise<Handler>): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void handler.then(
      (handle) => handle(request, response),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenError(error, port)));
    server.listen(port, resolve);
  });
  const address = server.address();
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 3000).unref();
    });
  return { port: address !== null && typeof address === "object" ? address.port : port, stop };
}

async function main(): Promise<void> {
  const config = configFrom(process.env);
  const ready = Promise.withResolvers<Handler>();
  ready.promise.catch(() => undefined);
  const server = await listen(config.port, ready.promise);
  const provider: Provider = await openProvider(config, log);
  ready.resolve(getRequestListener(provider.app.fetch));
  // In the background: the first visitor of the sportsbook does not wait for its page.
  if (config.buildsAhead)
    buildSportsbook().catch((error: unknown) => log(`the page of the sportsbook is not built: ${String(error)}`));
  if (provider.recovered > 0) log(`${provider.recovered} unfinished round(s) taken up`);
  log(`http://localhost:${server.port}, wallet at ${config.serverUrl}`);
  const stop = () => {
    void Promise.all([server.stop(), provider.close()]).then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? `provider: ${error.message}` : error);
  process.exit(1);
}
