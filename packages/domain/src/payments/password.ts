import { toLatinDigits } from "../text/digits.ts";

/** The withdrawal password is six digits: quick on a phone, and locked after this many wrong ones. */
export const PAYMENT_PASSWORD = { length: 6, wrongBeforeLock: 5, lockMinutes: 60 } as const;

export type PaymentPasswordProblem = "pattern" | "common_password";

/** The digits as they are kept, whichever script they were typed in. */
export const paymentPasswordDigits = (text: string): string => toLatinDigits(text.trim());

/** Whether every digit follows the one before by the same step of −1, 0 or 1: `111111`, `123456`, `987654`. */
function isRun(digits: string): boolean {
  const steps = Array.from({ length: digits.length - 1 }, (_, place) => Number(digits[place + 1]) - Number(digits[place]));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}

/** The error of a new withdrawal password; undefined for a valid one. */
export function validatePaymentPassword(text: string): PaymentPasswordProblem | undefined {
  const digits = paymentPasswordDigits(text);
  if (!/^\d{6}$/.test(digits)) return "pattern";
  return isRun(digits) || /^(\d{3})\1$|^(\d\d)\2\2$/.test(digits) ? "common_password" : undefined;
}
