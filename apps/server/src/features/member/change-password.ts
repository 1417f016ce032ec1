import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../context.ts";
import { fault, invalid } from "../../fault.ts";
import { judgeNewPassword } from "../../http/new-password.ts";
import { provePassword } from "../../http/step-up-store.ts";
import { hashPassword, isNoPassword, verifyPassword } from "../../security/password.ts";
import { loadMember, type MemberRow, replacePassword } from "./store.ts";

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
