import { PAYMENT_PASSWORD, paymentPasswordDigits } from "@baize/domain/payments/password";
import type { MemberContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { clearFailures, countFailure, loadThrottles } from "../../../platform/security/throttle.ts";
import { verifyPassword } from "../../../platform/security/password.ts";
import { findPaymentPassword } from "./queries.ts";

const { wrongBeforeLock, lockMinutes } = PAYMENT_PASSWORD;
const LIMIT = { windowMinutes: lockMinutes, lockAfter: wrongBeforeLock, lockMinutes };

export const paymentPasswordKey = (memberId: string) => `payment-password ${memberId}`;

/** When the lock opens; null where there is none. */
export async function findPaymentPasswordLock({ system, member, now }: MemberContext): Promise<Date | null> {
  const [row] = await loadThrottles(system.db, [paymentPasswordKey(member.id)], now, LIMIT.windowMinutes);
  return row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : null;
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
  const until = await findPaymentPasswordLock(ctx);
  if (until) throw fault("payment_password.locked", { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) });
  const tries = await countFailure(system.db, key, now, LIMIT);
  if (tries <= wrongBeforeLock && (await verifyPassword(paymentPasswordDigits(text), row.hash)))
    return await clearFailures(system.db, key);
  if (tries >= wrongBeforeLock) throw fault("payment_password.locked", { retryAfter: lockMinutes * 60 });
  throw fault("payment_password.wrong", { left: wrongBeforeLock - tries });
}
