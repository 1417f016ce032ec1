import type { Handler } from "@baize/api/contract/contract";
import { maskEmail, maskPhone } from "@baize/domain/identity/member/mask";
import type { ServerContexts } from "../../../platform/context.ts";
import { memberKind } from "./member-kind.ts";
import { loadMember } from "./queries.ts";

export const getMemberInfo: Handler<"member.info", ServerContexts> = async (ctx) => {
  const row = await loadMember(ctx);
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    type: memberKind(row.kind),
    toUpline: row.toUpline && row.uplineId !== null,
    clubLabel: { labelName: row.clubLabel || `VIP ${row.vipLevel}` },
    memberLabel: row.memberLabels,
    language: row.language,
    email: row.email && maskEmail(row.email),
    mobileNum: row.mobile && maskPhone(row.mobile),
    emailProven: row.emailProvenAt !== null,
    mobileProven: row.mobileProvenAt !== null,
    registeredAt: row.createdAt.getTime(),
    lastLoginAt: row.lastLoginAt?.getTime() ?? null,
  };
};
