import type { Handler } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { loadMember } from "./store.ts";

export const getMemberIcon: Handler<"member.icon", ServerContexts> = async (ctx) => {
  const { avatar, avatarType } = await loadMember(ctx);
  return { avatar, avatarType: avatarType === "CUSTOM" ? "CUSTOM" : "STATIC" };
};
