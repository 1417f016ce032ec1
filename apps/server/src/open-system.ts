import { BrandCache } from "./platform/brand/brand-cache.ts";
import type { Config } from "./platform/config/config.ts";
import type { OpenDatabase } from "./platform/database/database.ts";
import { JobHealth } from "./platform/jobs/job-health.ts";
import { webMessageGateway } from "./platform/messages/message-gateway.ts";
import { loadKeys, loadSecret } from "./platform/security/keys.ts";
import { type Log, standardLog } from "./platform/log/log.ts";
import { findCallerIn } from "./modules/identity/session/find-caller.ts";
import type { System } from "./platform/system.ts";

/** Loads what every request shares. The database must be migrated and seeded. */
export async function openSystem(
  config: Config,
  database: OpenDatabase,
  now: () => Date = () => new Date(),
  log: Log = standardLog,
): Promise<System> {
  const { db } = database;
  const proofSecret = await loadSecret(db, "proof", config.wrappingKeys);
  const codeSecret = await loadSecret(db, "codes", config.wrappingKeys);
  const keys = await loadKeys(db, now(), config.wrappingKeys);
  const brands = new BrandCache(config.profile);
  const findCaller = findCallerIn({ db, brands });
  const messageGateway = webMessageGateway(config, log);
  const jobHealth = new JobHealth();
  return { database, db, config, now, log, jobHealth, brands, findCaller, keys, proofSecret, codeSecret, messageGateway };
}
