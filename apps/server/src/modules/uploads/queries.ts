import { and, count, eq, gt, inArray, isNull } from "drizzle-orm";
import type { MemberContext } from "../../platform/context.ts";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { uploads } from "./schema.ts";
import { fault } from "../../platform/http/fault.ts";
import { newToken } from "../../platform/security/tokens.ts";
import type { CleanImage } from "../../platform/images/image.ts";

const DAY_MS = 86_400_000;
/** Pictures of one member in a day. */
const MOST = 60;

/** Keeps a picture until something refers to it. Throws `rate.limited` when the member sent too many today. */
export async function keepUpload(ctx: MemberContext, { type, width, height, bytes }: CleanImage): Promise<string> {
  const { system, member, now } = ctx;
  const [sent] = await system.db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.memberId, member.id), gt(uploads.createdAt, new Date(now.getTime() - DAY_MS))));
  if ((sent?.count ?? 0) >= MOST) throw fault("rate.limited", { retryAfter: 3600 });
  const id = newToken();
  const size = bytes.byteLength;
  await ctx.commit(async (tx) => {
    await tx.insert(uploads).values({ id, memberId: member.id, type, width, height, size, bytes, createdAt: now });
  });
  return id;
}

/**
 * Ties the member's own, unused pictures to what they prove (`withdrawal/<id>`, `application/<id>`), in its transaction.
 * Throws `upload.not_found` when one is not there, is somebody else's, or was used before.
 */
export async function bindUploads(tx: Transaction, memberId: string, ids: readonly string[], usedFor: string): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const mine = and(eq(uploads.memberId, memberId), inArray(uploads.id, wanted), isNull(uploads.usedFor));
  const used = await tx.update(uploads).set({ usedFor }).where(mine).returning({ id: uploads.id });
  if (used.length !== wanted.length) throw fault("upload.not_found");
}

/** A member's own picture; undefined for anybody else's. */
export async function uploadOf(db: Executor, memberId: string, id: string) {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), eq(uploads.id, id)));
  return row;
}
