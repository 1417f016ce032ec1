import type { MemberContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { clearTries, countTry } from "../../../platform/security/throttle.ts";
import { checkTotp } from "./check-totp.ts";

const GUESSES = { windowMinutes: 15, lockAfter: 5, lockMinutes: 5 };

/** Checks a code of the member's authenticator, and limits guesses at it. Throws `verify.invalid_code`. */
export async function proveTotp(ctx: MemberContext, code: string): Promise<void> {
  const { system, now, member } = ctx;
  const key = `totp ${member.id}`;
  const guess = await countTry(system.db, key, now, GUESSES);
  if (!guess.counted) throw fault("verify.too_many_requests", { retryAfter: guess.retryAfter });
  if (!(await checkTotp(ctx, member.id, code))) throw fault("verify.invalid_code");
  await clearTries(system.db, key);
}
