import type { MemberContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { verifyPassword } from "../../../platform/security/password.ts";
import { loadMember } from "../member/queries.ts";
import { clearTries, countTry } from "../../../platform/security/throttle.ts";

const GUESSES = { windowMinutes: 15, lockAfter: 5, lockMinutes: 15 };

/** Checks the member's password. Guesses are limited as at the login: the caller may hold a stolen token. */
export async function provePassword(ctx: MemberContext, password: string): Promise<void> {
  const key = `password ${ctx.member.id}`;
  const guess = await countTry(ctx.system.db, key, ctx.now, GUESSES);
  if (!guess.counted) throw fault("rate.limited", { retryAfter: guess.retryAfter });
  const row = await loadMember(ctx);
  if (await verifyPassword(password, row.passwordHash, ctx.system.config.passwordWork))
    return await clearTries(ctx.system.db, key);
  throw fault("password.wrong_old");
}
