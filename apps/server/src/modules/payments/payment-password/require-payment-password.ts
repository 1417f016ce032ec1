import { PAYMENT_PASSWORD, paymentPasswordDigits } from "@baize/domain/payments/password";
import type { MemberContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { clearTries, countTry, lockedSeconds } from "../../../platform/security/throttle.ts";
import { verifyPassword } from "../../../platform/security/password.ts";
import { findPaymentPassword } from "./queries.ts";

const { wrongBeforeLock, lockMinutes } = PAYMENT_PASSWORD;
const LIMIT = { windowMinutes: lockMinutes, lockAfter: wrongBeforeLock, lockMinutes };

export const paymentPasswordKey = (memberId: string) => `payment-password ${memberId}`;

/** When the lock opens; null where there is none. */
export async function findPaymentPasswordLock({ system, member, now }: MemberContext): Promise<Date | null> {
  const seconds = await lockedSeconds(system.db, [paymentPasswordKey(member.id)], now);
  return seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null;
}

/**
 * Checks the withdrawal password before anything moves. Each try is counted before it is checked, so that concurrent tries are
 * limited to five too. Throws `payment_password.not_set`, `.wrong` with the remaining tries, `.locked`.
 */
export async function requirePaymentPassword(ctx: MemberContext, text: string): Promise<void> {
  const { system, member, now } = ctx;
  const key = paymentPasswordKey(member.id);
  const row = await findPaymentPassword(system.db, member.id);
  if (!row) throw fault("payment_password.not_set");
  const guess = await countTry(system.db, key, now, LIMIT);
  if (!guess.counted) throw fault("payment_password.locked", { retryAfter: guess.retryAfter });
  if (await verifyPassword(paymentPasswordDigits(text), row.hash, system.config.passwordWork))
    return await clearTries(system.db, key);
  if (guess.tries >= wrongBeforeLock) throw fault("payment_password.locked", { retryAfter: lockMinutes * 60 });
  throw fault("payment_password.wrong", { left: wrongBeforeLock - guess.tries });
}
