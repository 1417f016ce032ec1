import { and, eq, isNull, like } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { members } from "../schema.ts";
import { uploads } from "../../uploads/schema.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { CleanImage } from "../../../platform/images/image.ts";

/** What an upload that is somebody's avatar is used for. */
export const ownAvatar = (memberId: string) => `avatar/${memberId}`;

/** The picture before goes for good: nobody else refers to it. */
async function wear(tx: Transaction, ctx: MemberContext, avatarType: "STATIC" | "CUSTOM", avatar: string): Promise<void> {
  await tx.delete(uploads).where(and(eq(uploads.memberId, ctx.member.id), eq(uploads.usedFor, ownAvatar(ctx.member.id))));
  await tx.update(members).set({ avatar, avatarType }).where(eq(members.id, ctx.member.id));
  await writeAudit(tx, ctx, "member.setIcon", ctx.member.id, { avatarType });
}

export async function storeHouseAvatar(ctx: MemberContext, avatar: string): Promise<void> {
  await ctx.commit(async (tx) => await wear(tx, ctx, "STATIC", avatar));
}

/** Throws `upload.not_found` when something else has come to refer to it meanwhile. */
export async function storeOwnAvatar(ctx: MemberContext, id: string, { type, width, height, bytes }: CleanImage): Promise<void> {
  await ctx.commit(async (tx) => {
    await wear(tx, ctx, "CUSTOM", id);
    const free = and(eq(uploads.id, id), eq(uploads.memberId, ctx.member.id), isNull(uploads.usedFor));
    const small = { usedFor: ownAvatar(ctx.member.id), type, width, height, size: bytes.byteLength, bytes };
    const kept = await tx.update(uploads).set(small).where(free).returning({ id: uploads.id });
    if (kept.length === 0) throw fault("upload.not_found");
  });
}

/** An avatar by its id; no other upload. */
export async function avatarOf(db: Executor, id: string) {
  const [row] = await db
    .select({ type: uploads.type, bytes: uploads.bytes })
    .from(uploads)
    .where(and(eq(uploads.id, id), like(uploads.usedFor, "avatar/%")));
  return row;
}
