import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { judgeNewPassword } from "../password/new-password.ts";
import { provePassword } from "../session/step-up.ts";
import { hashPassword, isNoPassword, verifyPassword } from "../../../platform/security/password.ts";
import { loadMember, type MemberRow, replacePassword } from "./queries.ts";

type Input = ParsedOf<"member.changePassword">;

async function proveOld(ctx: MemberContext, row: MemberRow, { oldPassword }: Input): Promise<void> {
  // This session was opened with the password a moment ago, to change it; or there is none yet (registered by mobile).
  if (!oldPassword && (ctx.session.passwordChange || isNoPassword(row.passwordHash))) return;
  if (!oldPassword) throw invalid("oldPassword", "required");
  await provePassword(ctx, oldPassword);
}

export const changePassword: Handler<"member.changePassword", ServerContexts> = async (ctx, input) => {
  judgeNewPassword(ctx.brand, ctx.member.username, input);
  const row = await loadMember(ctx);
  await proveOld(ctx, row, input);
  if (await verifyPassword(input.newPassword, row.passwordHash)) throw fault("password.reused");
  return await replacePassword(ctx, await hashPassword(input.newPassword));
};
