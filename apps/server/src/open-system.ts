import { BrandCache } from "./brand/brand-store.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/database.ts";
import { webCarrier } from "./http/carrier.ts";
import { loadKeys, loadSecret } from "./http/key-store.ts";
import { type Log, standardLog } from "./log.ts";
import type { System } from "./system.ts";

/** Loads what every request shares. The database must be migrated and seeded. */
export async function openSystem(
  config: Config,
  database: OpenDatabase,
  now: () => Date = () => new Date(),
  log: Log = standardLog,
): Promise<System> {
  const { db } = database;
  const proofSecret = await loadSecret(db, "proof");
  const codeSecret = await loadSecret(db, "codes");
  const keys = await loadKeys(db, now());
  const brands = new BrandCache(config.profile);
  return { database, db, config, now, log, brands, keys, proofSecret, codeSecret, carrier: webCarrier(config, log) };
}
