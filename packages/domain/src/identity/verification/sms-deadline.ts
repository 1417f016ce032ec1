/** The server's answer about a sent code. All fields may be absent. */
export interface SmsAnswer {
  /** Epoch milliseconds on the server's clock. */
  expirationTime?: number | null;
  expiredMinutes?: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** No code lives longer; a wrong clock must not lock the button for a day. */
const LONGEST = 60 * MINUTE;
/** Countdown of a phone-code provider, and of an answer that names no time. */
export const SMS_STANDARD_SECONDS = 60;
/** Least time between two requests. */
export const SMS_THROTTLE = SECOND;
/** Wait after too many requests. */
export const SMS_TOO_MANY_WAIT = 5 * MINUTE;

/**
 * When a new code may be asked for, on this device's clock (epoch milliseconds), to be kept over a reload.
 * `offset`: the server's clock less this device's.
 */
export function smsDeadline(answer: SmsAnswer, { now, offset }: { now: number; offset: number }): number {
  const { expirationTime, expiredMinutes } = answer;
  const wait = isTime(expirationTime) ? expirationTime - offset - now : minutes(expiredMinutes);
  return now + Math.min(Math.max(0, wait), LONGEST);
}

const isTime = (value: number | null | undefined): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;
const minutes = (value: number | null | undefined) => (isTime(value) ? value * MINUTE : SMS_STANDARD_SECONDS * SECOND);
