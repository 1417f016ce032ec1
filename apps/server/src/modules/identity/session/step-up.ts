import type { MemberContext } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { verifyPassword } from "../../../platform/security/password.ts";
import { loadMember } from "../member/queries.ts";
import { clearTries, countTry } from "../../../platform/security/throttle.ts";

const FRESH_MS = 10 * 60_000;
const GUESSES = { windowMinutes: 15, lockAfter: 5, lockMinutes: 15 };

/** Checks the member's password. Guesses are limited as at the login: the caller may hold a stolen token. */
export async function provePassword(ctx: MemberContext, password: string): Promise<void> {
  const key = `password ${ctx.member.id}`;
  const guess = await countTry(ctx.system.db, key, ctx.now, GUESSES);
  if (!guess.counted) throw fault("rate.limited", { retryAfter: guess.retryAfter });
  const row = await loadMember(ctx);
  if (await verifyPassword(password, row.passwordHash)) return await clearTries(ctx.system.db, key);
  throw fault("password.wrong_old");
}

/** Asks for a session of the last ten minutes, or the password, before a member's ways to sign in are changed. */
export async function requireFresh(ctx: MemberContext, password: string | undefined): Promise<void> {
  if (ctx.now.getTime() - ctx.session.createdAt.getTime() < FRESH_MS) return;
  if (!password) throw invalid("password", "required");
  await provePassword(ctx, password);
}
