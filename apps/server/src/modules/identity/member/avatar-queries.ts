import { and, eq, isNull, like } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import type { CleanImage } from "../../../platform/images/image.ts";
import { uploads } from "../../uploads/schema.ts";

/** The value of an upload's `usedFor` while it is this member's avatar. */
export const avatarUse = (memberId: string) => `avatar/${memberId}`;

/** Deletes the picture that was the member's avatar: nothing else refers to it. */
export async function deleteAvatarUpload(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(uploads).where(and(eq(uploads.memberId, memberId), eq(uploads.usedFor, avatarUse(memberId))));
}

/** Turns the member's unused upload into the avatar; false where something else refers to it by now. */
export async function bindAvatarUpload(
  tx: Transaction,
  memberId: string,
  id: string,
  { type, width, height, bytes }: CleanImage,
): Promise<boolean> {
  const unused = and(eq(uploads.id, id), eq(uploads.memberId, memberId), isNull(uploads.usedFor));
  const values = { usedFor: avatarUse(memberId), type, width, height, size: bytes.byteLength, bytes };
  const bound = await tx.update(uploads).set(values).where(unused).returning({ id: uploads.id });
  return bound.length > 0;
}

/** An avatar by its id; no other upload. */
export async function findAvatar(db: Executor, id: string) {
  const [row] = await db
    .select({ type: uploads.type, bytes: uploads.bytes })
    .from(uploads)
    .where(and(eq(uploads.id, id), like(uploads.usedFor, "avatar/%")));
  return row;
}
