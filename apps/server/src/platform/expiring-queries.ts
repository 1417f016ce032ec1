import type { Expiring } from "./database/purge.ts";
import { auditAddresses, idempotency, outbox, rateBuckets, spent, throttles } from "./schema.ts";

export const expiringInPlatform: readonly Expiring[] = [
  { table: spent, since: spent.expiresAt, hours: 0 },
  { table: throttles, since: throttles.windowStart, hours: 48 },
  // By then a bucket that nothing is taken from is full again.
  { table: rateBuckets, since: rateBuckets.at, hours: 1 },
  // Longer than any client sends a call again.
  { table: idempotency, since: idempotency.createdAt, hours: 48 },
  // Long enough to look into a theft; the audit line itself stays.
  { table: auditAddresses, since: auditAddresses.at, hours: 90 * 24 },
  { table: outbox, since: outbox.at, hours: 24 },
];
