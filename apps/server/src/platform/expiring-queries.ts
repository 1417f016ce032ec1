import type { Expiring } from "./database/purge.ts";
import { idempotency, outbox, rateBuckets, spent, throttles } from "./schema.ts";

export const expiringInPlatform: readonly Expiring[] = [
  { table: spent, since: spent.expiresAt, hours: 0 },
  { table: throttles, since: throttles.windowStart, hours: 48 },
  // By then a bucket that nothing is taken from is full again.
  { table: rateBuckets, since: rateBuckets.at, hours: 1 },
  // Longer than any client sends a call again.
  { table: idempotency, since: idempotency.createdAt, hours: 48 },
  { table: outbox, since: outbox.at, hours: 24 },
];
