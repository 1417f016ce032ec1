import type { MemberContext } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { verifyPassword } from "../../../platform/security/password.ts";
import { memberById } from "../member/member-rows.ts";
import { clearFailures, countFailure, loadThrottles } from "../../../platform/security/throttle.ts";

const FRESH_MS = 10 * 60_000;
const GUESSES = { windowMinutes: 15, lockAfter: 5, lockMinutes: 15 };

/** Whoever holds a stolen token may not guess at the password here faster than the sign-in would let them. */
export async function provePassword(ctx: MemberContext, password: string): Promise<void> {
  const key = `password ${ctx.member.id}`;
  const [guesses] = await loadThrottles(ctx.system.db, [key], ctx.now, GUESSES.windowMinutes);
  const wait = (guesses?.lockedUntil?.getTime() ?? 0) - ctx.now.getTime();
  if (wait > 0) throw fault("rate.limited", { retryAfter: Math.ceil(wait / 1000) });
  const row = await memberById(ctx, ctx.member.id);
  if (row && (await verifyPassword(password, row.passwordHash))) return await clearFailures(ctx.system.db, key);
  await countFailure(ctx.system.db, key, ctx.now, GUESSES);
  throw fault("password.wrong_old");
}

/** Before the ways in are changed: a session of the last ten minutes, or the password. */
export async function requireFresh(ctx: MemberContext, password: string | undefined): Promise<void> {
  if (ctx.now.getTime() - ctx.session.createdAt.getTime() < FRESH_MS) return;
  if (!password) throw invalid("password", "required");
  await provePassword(ctx, password);
}
