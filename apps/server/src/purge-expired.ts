import { expiringInGaming } from "./modules/gaming/expiring-queries.ts";
import { expiringInIdentity } from "./modules/identity/expiring-queries.ts";
import { expiringInOperators } from "./modules/operators/expiring-queries.ts";
import { expiringInUploads } from "./modules/uploads/expiring-queries.ts";
import { expiringInWalletApi } from "./modules/wallet-api/expiring-queries.ts";
import type { Database } from "./platform/database/database.ts";
import { purge } from "./platform/database/purge.ts";
import { expiringInPlatform } from "./platform/expiring-queries.ts";

const EXPIRING = [
  ...expiringInPlatform,
  ...expiringInIdentity,
  ...expiringInGaming,
  ...expiringInWalletApi,
  ...expiringInUploads,
  ...expiringInOperators,
];

/** Deletes expired rows of every module. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await purge(db, EXPIRING, now);
}
