import type { Handler } from "@baize/api/contract/contract";
import { AVATAR_SIDE, isBuiltInAvatar } from "@baize/domain/identity/member/avatar";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { squareImage } from "../../../platform/images/image.ts";
import { findUpload } from "../../uploads/queries.ts";
import { toAvatar } from "./get-icon.ts";
import { avatarUse, bindAvatarUpload, deleteAvatarUpload, type MemberRow, updateMember } from "./queries.ts";

type Avatar = Pick<MemberRow, "avatar" | "avatarType">;

/** Sets the avatar, and deletes the picture that was it before. */
async function setAvatar(tx: Transaction, ctx: MemberContext, { avatar, avatarType }: Avatar): Promise<void> {
  const { id } = ctx.member;
  await deleteAvatarUpload(tx, id);
  await updateMember(tx, id, { avatar, avatarType });
  await writeAudit(tx, ctx, "member.setIcon", id, { avatarType });
}

/** Makes the member's own upload, which nothing else refers to, the avatar: a small square replaces what was sent. */
async function setOwnPicture(ctx: MemberContext, id: string): Promise<void> {
  const row = await findUpload(ctx.system.db, ctx.member.id, id);
  // The same click may arrive twice.
  if (row?.usedFor === avatarUse(ctx.member.id)) return;
  if (!row || row.usedFor !== null) throw fault("upload.not_found");
  const square = await squareImage(row.bytes, AVATAR_SIDE);
  await ctx.commit(async (tx) => {
    await setAvatar(tx, ctx, { avatarType: "CUSTOM", avatar: id });
    if (!(await bindAvatarUpload(tx, ctx.member.id, id, square))) throw fault("upload.not_found");
  });
}

const setBuiltInAvatar = async (ctx: MemberContext, avatar: string) =>
  await ctx.commit(async (tx) => await setAvatar(tx, ctx, { avatarType: "STATIC", avatar }));

export const setMemberIcon: Handler<"member.setIcon", ServerContexts> = async (ctx, { avatarType, avatar }) => {
  if (avatarType === "CUSTOM") await setOwnPicture(ctx, avatar);
  else if (isBuiltInAvatar(avatar)) await setBuiltInAvatar(ctx, avatar);
  else throw invalid("avatar", "not_allowed");
  return toAvatar({ avatarType, avatar });
};
