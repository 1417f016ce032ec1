import type { BrandCache } from "./brand/brand-cache.ts";
import type { Config } from "./config/config.ts";
import type { Database, OpenDatabase } from "./database/database.ts";
import type { Carrier } from "./messages/message-gateway.ts";
import type { KeySet } from "./security/keys.ts";
import type { Log } from "./log/log.ts";

/** What every request of one running server shares. */
export interface System {
  readonly database: OpenDatabase;
  readonly db: Database;
  readonly config: Config;
  /** The clock: tests move it. */
  readonly now: () => Date;
  readonly log: Log;
  readonly brands: BrandCache;
  /** Key pairs for sealed requests. */
  readonly keys: KeySet;
  /** Signs proof-of-work challenges; the same on every replica. */
  readonly proofSecret: string;
  /** Keys the hashes of one-time codes and seals what is kept for proving who somebody is. */
  readonly codeSecret: string;
  /** Delivers messages; undefined in the sandbox. */
  readonly carrier: Carrier | undefined;
}
