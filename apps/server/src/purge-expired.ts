import { and, isNull, lt } from "drizzle-orm";
import type { Database } from "./platform/database/database.ts";
import { deleteFullBuckets } from "./platform/http/rate-buckets.ts";
import { outbox } from "./platform/schema.ts";
import { passkeyChallenges, passwordResets, signInChallenges, verificationCodes } from "./modules/identity/access-schema.ts";
import { remembered, sessions } from "./modules/identity/schema.ts";
import { gameSessions, launches } from "./modules/gaming/play-schema.ts";
import { uploads } from "./modules/uploads/schema.ts";
import { captchas } from "./modules/identity/access-schema.ts";
import { idempotency, spent, throttles } from "./platform/schema.ts";

const DAY_MS = 86_400_000;

/** Forgets what nothing would accept any more. Stored answers are kept for two days: longer than any client retries. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(spent).where(lt(spent.expiresAt, now));
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(launches).where(lt(launches.expiresAt, before(1)));
  await db.delete(gameSessions).where(lt(gameSessions.expiresAt, before(1)));
  await db.delete(remembered).where(lt(remembered.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(30)));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, before(1)));
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, before(1)));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(outbox).where(lt(outbox.at, before(1)));
  await db.delete(throttles).where(lt(throttles.windowStart, before(2)));
  await db.delete(uploads).where(and(isNull(uploads.usedFor), lt(uploads.createdAt, before(1))));
  await deleteFullBuckets(db, new Date(now.getTime() - 3_600_000));
  await db.delete(idempotency).where(lt(idempotency.createdAt, before(2)));
}
