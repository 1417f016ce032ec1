import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { requireProven } from "../../../platform/http/require-proven.ts";
import { checkNewPassword } from "../password/check-new-password.ts";
import { provePassword } from "../session/step-up.ts";
import { hashPassword, isNoPassword, verifyPassword } from "../../../platform/security/password.ts";
import { endSessions, forgetProofs } from "../session/queries.ts";
import { openToken } from "../session/open-session.ts";
import { loadMember, type MemberRow, updateMember } from "./queries.ts";

type Input = ParsedOf<"member.changePassword">;

/** Asks for the old password; for a recent proof where the member has none yet (registered by mobile). */
async function proveOld(ctx: MemberContext, row: MemberRow, { oldPassword }: Input): Promise<void> {
  if (isNoPassword(row.passwordHash)) return requireProven(ctx.session, ctx.now);
  if (!oldPassword) throw invalid("oldPassword", "required");
  await provePassword(ctx, oldPassword);
}

/** Stores the new password, ends every session, and opens a new one in place of the caller's. */
async function replacePassword(ctx: MemberContext, passwordHash: string) {
  const { id: memberId } = ctx.member;
  return await ctx.commit(async (tx) => {
    const values = { passwordHash, passwordForced: false, passwordChangedAt: ctx.now, firstLogin: false };
    await updateMember(tx, memberId, values);
    const { token, id, expiresAt } = await openToken(tx, ctx, memberId, { passwordChange: null, provenBy: "password" });
    await endSessions(tx, memberId, ctx.now, id);
    await forgetProofs(tx, memberId);
    await writeAudit(tx, ctx, "member.changePassword", memberId, { reason: ctx.session.passwordChange });
    return { token, expiresAt: expiresAt.getTime() };
  });
}

export const changePassword: Handler<"member.changePassword", ServerContexts> = async (ctx, input) => {
  checkNewPassword(ctx.brand, ctx.member.username, input);
  const row = await loadMember(ctx);
  await proveOld(ctx, row, input);
  if (await verifyPassword(input.newPassword, row.passwordHash, ctx.system.config.passwordWork)) throw fault("password.reused");
  return await replacePassword(ctx, await hashPassword(input.newPassword, ctx.system.config.passwordWork));
};
