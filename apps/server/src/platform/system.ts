import type { BrandCache } from "./brand/brand-cache.ts";
import type { FindCaller } from "./caller.ts";
import type { Config } from "./config/config.ts";
import type { Database, OpenDatabase } from "./database/database.ts";
import type { JobHealth } from "./jobs/job-health.ts";
import type { MessageGateway } from "./messages/message-gateway.ts";
import type { KeyStore } from "./security/keys.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Log } from "./log/log.ts";

/** The objects that all requests of one running server share. */
export interface System {
  readonly database: OpenDatabase;
  readonly db: Database;
  readonly config: Config;
  /** The clock: tests move it. */
  readonly now: () => Date;
  readonly log: Log;
  /** The jobs whose last run here failed. */
  readonly jobHealth: JobHealth;
  readonly metrics: Metrics;
  readonly brands: BrandCache;
  readonly findCaller: FindCaller;
  /** Key pairs for sealed requests, and the keys that seal what is stored, sign challenges and hash codes. */
  readonly keys: KeyStore;
  /** Never replaced: the names of closed accounts are hashed with it, and only their hashes are kept. */
  readonly stableSecret: string;
  /** Delivers SMS and mail; undefined in the sandbox, where the outbox keeps them. */
  readonly messageGateway: MessageGateway | undefined;
}
