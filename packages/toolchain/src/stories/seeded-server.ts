import { createApp } from "../../../../apps/server/src/app.ts";
import { readConfig } from "../../../../apps/server/src/platform/config/config.ts";
import { migrate } from "../../../../apps/server/src/platform/database/migrate.ts";
import { openPglite } from "../../../../apps/server/src/platform/database/pglite.ts";
import { LIVE_SOURCES } from "../../../../apps/server/src/live-sources.ts";
import { LiveWatch } from "../../../../apps/server/src/platform/live/watch.ts";
import { openSystem } from "../../../../apps/server/src/open-system.ts";
import { seedDatabase } from "../../../../apps/server/src/seed/seed.ts";

export interface SeededServer {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** The reference server in this process, on a database of its own in memory that was seeded at `now`; its clock does not move. */
export async function seededServer(now: Date): Promise<SeededServer> {
  const config = readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off", PROOF_WORK: "light", PASSWORD_WORK: "light" });
  const database = await openPglite("memory://");
  await migrate(database.db);
  await seedDatabase(database.db, config.seed, now);
  const system = await openSystem(config, database, () => now);
  const app = createApp(system, new LiveWatch(system, LIVE_SOURCES));
  return {
    fetch: async (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("host", "localhost");
      return await app.request(path, { ...init, headers });
    },
    close: database.close,
  };
}
