import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { changePassword } from "./change-password.ts";
import { getAvatars, getMemberIcon } from "./get-icon.ts";
import { setMemberIcon } from "./set-icon.ts";
import { getMemberInfo } from "./get-info.ts";
import { setNickname } from "./set-nickname.ts";
import { updateLanguage } from "./update-language.ts";

export const memberHandlers = {
  "member.info": getMemberInfo,
  "member.icon": getMemberIcon,
  "member.avatars": getAvatars,
  "member.setIcon": setMemberIcon,
  "member.changePassword": changePassword,
  "member.setNickname": setNickname,
  "member.updateLanguage": updateLanguage,
} satisfies Partial<Handlers<ServerContexts>>;
