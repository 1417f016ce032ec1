import { BrandCache } from "./platform/brand/brand-cache.ts";
import type { Config } from "./platform/config/config.ts";
import type { OpenDatabase } from "./platform/database/database.ts";
import { JobHealth } from "./platform/jobs/job-health.ts";
import { webMessageGateway } from "./platform/messages/message-gateway.ts";
import { KeyStore } from "./platform/security/keys.ts";
import { loadStableSecret, makeFirstKey, makeFirstSecrets, rewrapKeys } from "./platform/security/make-keys.ts";
import { type Log, standardLog } from "./platform/log/log.ts";
import { findCallerIn } from "./modules/identity/session/find-caller.ts";
import { Metrics } from "./platform/metrics/metrics.ts";
import { watchDatabase } from "./platform/metrics/watch-database.ts";
import { listWaitingWork } from "./waiting-work.ts";
import type { System } from "./platform/system.ts";

/** Loads what every request shares. The database must be migrated and seeded. */
export async function openSystem(
  config: Config,
  database: OpenDatabase,
  now: () => Date = () => new Date(),
  log: Log = standardLog,
): Promise<System> {
  const { db } = database;
  const { wrappingKeys } = config;
  const stableSecret = await loadStableSecret(db, wrappingKeys);
  await makeFirstSecrets(db, wrappingKeys);
  await makeFirstKey(db, now(), wrappingKeys);
  await rewrapKeys(db, wrappingKeys, false);
  const keys = new KeyStore(db, wrappingKeys);
  // At once, so that a wrapping key that is missing stops the start.
  await keys.envelopes();
  const brands = new BrandCache(config.profile);
  const findCaller = findCallerIn({ db, brands });
  const messageGateway = webMessageGateway(config, log);
  const jobHealth = new JobHealth();
  const metrics = new Metrics();
  watchDatabase(metrics, database, now, listWaitingWork);
  return {
    database,
    db,
    config,
    now,
    log,
    jobHealth,
    metrics,
    brands,
    findCaller,
    keys,
    stableSecret,
    messageGateway,
  };
}
