import { and, asc, count, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { fault } from "../../platform/http/fault.ts";
import { uploads } from "./schema.ts";

type UploadRow = typeof uploads.$inferSelect;

/** Pictures that the member sent after this moment. */
export async function countUploadsSince(db: Executor, memberId: string, since: Date): Promise<number> {
  const [sent] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), gt(uploads.createdAt, since)));
  return sent?.count ?? 0;
}

export async function insertUpload(tx: Transaction, row: Omit<UploadRow, "usedFor">): Promise<void> {
  await tx.insert(uploads).values(row);
}

/**
 * Ties the member's own, unused pictures to what they prove (`withdrawal/<id>`, `application/<id>`), in its transaction.
 * Throws `upload.not_found` when one does not exist, belongs to another member, or was used before.
 */
export async function bindUploads(tx: Transaction, memberId: string, ids: readonly string[], usedFor: string): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const mine = and(eq(uploads.memberId, memberId), inArray(uploads.id, wanted), isNull(uploads.usedFor));
  const used = await tx.update(uploads).set({ usedFor }).where(mine).returning({ id: uploads.id });
  if (used.length !== wanted.length) throw fault("upload.not_found");
}

/** A member's own picture; undefined for another member's. */
export async function findUpload(db: Executor, memberId: string, id: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), eq(uploads.id, id)));
  return row;
}

/** All pictures that a member sent for one subject, in the order in which they arrived. */
export async function listUploadsFor(db: Executor, memberId: string, usedFor: string): Promise<UploadRow[]> {
  return await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.usedFor, usedFor), eq(uploads.memberId, memberId)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
}
