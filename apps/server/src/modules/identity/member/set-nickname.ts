import type { Handler } from "@baize/api/contract/contract";
import { isNickname, NICKNAME_LENGTH } from "@baize/domain/identity/member/nickname";
import type { ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { invalid } from "../../../platform/http/fault.ts";
import { updateMember } from "./queries.ts";

export const setNickname: Handler<"member.setNickname", ServerContexts> = async (ctx, input) => {
  const nickname = input.nickname.trim();
  if (!isNickname(nickname))
    throw invalid("nickname", nickname.length < NICKNAME_LENGTH.min ? "too_short" : "too_long", NICKNAME_LENGTH);
  await ctx.commit(async (tx) => {
    await updateMember(tx, ctx.member.id, { nickname });
    await writeAudit(tx, ctx, "member.setNickname", ctx.member.id, { nickname });
  });
  return { nickname };
};
