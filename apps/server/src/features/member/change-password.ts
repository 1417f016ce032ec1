import type { Handler, ParsedOf } from "@baize/api/contract";
import { judgePassword, normalisePassword } from "@baize/domain/password/policy";
import type { MemberContext, ServerContexts } from "../../context.ts";
import { fault, invalid } from "../../fault.ts";
import { clearFailures, countFailure, throttlesOf } from "../../http/throttle-store.ts";
import { hashPassword, verifyPassword } from "../../security/password.ts";
import { loadMember, type MemberRow, replacePassword } from "./store.ts";

type Input = ParsedOf<"member.changePassword">;

const GUESSES = { windowMinutes: 15, lockAfter: 5, lockMinutes: 15 };

function judge({ brand, member }: MemberContext, { newPassword, confirmNewPassword }: Input): void {
  const issue = judgePassword(newPassword, brand.profile.password, [member.username, brand.title]);
  if (issue?.code === "common_password") throw fault("password.too_common");
  if (issue) throw fault("input.invalid", { issues: [{ field: "newPassword", ...issue }] });
  if (normalisePassword(newPassword) !== normalisePassword(confirmNewPassword)) throw invalid("confirmNewPassword", "mismatch");
}

/** Whoever holds a stolen token may not guess here what the sign-in would not let them guess. */
async function proveOld(ctx: MemberContext, row: MemberRow, oldPassword: string | undefined): Promise<void> {
  // This session was opened with the password a moment ago, to change it.
  if (!oldPassword && ctx.session.passwordChange) return;
  if (!oldPassword) throw invalid("oldPassword", "required");
  const key = `password ${row.id}`;
  const [guesses] = await throttlesOf(ctx.system.db, [key], ctx.now, GUESSES.windowMinutes);
  const wait = (guesses?.lockedUntil?.getTime() ?? 0) - ctx.now.getTime();
  if (wait > 0) throw fault("rate.limited", { retryAfter: Math.ceil(wait / 1000) });
  if (await verifyPassword(oldPassword, row.passwordHash)) return await clearFailures(ctx.system.db, key);
  await countFailure(ctx.system.db, key, ctx.now, GUESSES);
  throw fault("password.wrong_old");
}

export const changePassword: Handler<"member.changePassword", ServerContexts> = async (ctx, input) => {
  if (ctx.member.kind === 4) throw fault("auth.demo_account");
  judge(ctx, input);
  const row = await loadMember(ctx);
  await proveOld(ctx, row, input.oldPassword);
  if (await verifyPassword(input.newPassword, row.passwordHash)) throw fault("password.reused");
  return await replacePassword(ctx, await hashPassword(input.newPassword));
};
