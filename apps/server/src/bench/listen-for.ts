import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "../app.ts";
import { LIVE_SOURCES } from "../live-sources.ts";
import { LiveWatch } from "../platform/live/watch.ts";
import type { System } from "../platform/system.ts";

/** Puts a system behind a port of this machine that is free. */
export async function listenFor(system: System): Promise<{ readonly port: number; readonly close: () => void }> {
  const live = new LiveWatch(system, LIVE_SOURCES);
  const server = createAdaptorServer({ fetch: createApp(system, live).fetch });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, close: () => (live.close(), server.close()) };
}
