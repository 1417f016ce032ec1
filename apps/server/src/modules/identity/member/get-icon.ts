import type { Handler } from "@baize/api/contract/contract";
import { BUILT_IN_AVATARS } from "@baize/domain/identity/member/avatar";
import type { ServerContexts } from "../../../platform/context.ts";
import { avatarPath } from "./avatar-route.ts";
import { loadMember, type MemberRow } from "./queries.ts";

/** The avatar as the client gets it: the path of the member's own picture, or the name of one of the brand's. */
export function toAvatar({ avatar, avatarType }: Pick<MemberRow, "avatar" | "avatarType">) {
  if (avatarType === "CUSTOM") return { avatar: avatarPath(avatar), avatarType } as const;
  return { avatar, avatarType: "STATIC" } as const;
}

export const getMemberIcon: Handler<"member.icon", ServerContexts> = async (ctx) => toAvatar(await loadMember(ctx));

export const getAvatars: Handler<"member.avatars", ServerContexts> = async (ctx) => ({
  ...toAvatar(await loadMember(ctx)),
  choices: [...BUILT_IN_AVATARS],
});
