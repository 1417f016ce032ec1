import type { Handler } from "@baize/api/contract/contract";
import { AVATAR_SIDE, isHouseAvatar } from "@baize/domain/identity/member/avatar";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { squareImage } from "../../../platform/images/image.ts";
import { findUpload } from "../../uploads/queries.ts";
import { ownAvatar, storeHouseAvatar, storeOwnAvatar } from "./avatar-queries.ts";
import { avatarView } from "./icon.ts";

/** The member's own upload, which nothing else refers to, becomes a small square: the first that was sent stays nowhere. */
async function wearPicture(ctx: MemberContext, id: string): Promise<void> {
  const row = await findUpload(ctx.system.db, ctx.member.id, id);
  // The same press may come twice.
  if (row?.usedFor === ownAvatar(ctx.member.id)) return;
  if (!row || row.usedFor !== null) throw fault("upload.not_found");
  await storeOwnAvatar(ctx, id, await squareImage(row.bytes, AVATAR_SIDE));
}

export const setMemberIcon: Handler<"member.setIcon", ServerContexts> = async (ctx, { avatarType, avatar }) => {
  if (avatarType === "CUSTOM") await wearPicture(ctx, avatar);
  else if (isHouseAvatar(avatar)) await storeHouseAvatar(ctx, avatar);
  else throw invalid("avatar", "not_allowed");
  return avatarView({ avatarType, avatar });
};
