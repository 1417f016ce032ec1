/** What the server says about a code it has sent. All may be absent. */
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
 * `offset`: the server's clock less this device's; see `clockOffset`.
 */
export function smsDeadline(answer: SmsAnswer, { now, offset }: { now: number; offset: number }): number {
  const { expirationTime, expiredMinutes } = answer;
  const wait = isTime(expirationTime) ? expirationTime - offset - now : minutes(expiredMinutes);
  return now + Math.min(Math.max(0, wait), LONGEST);
}

const isTime = (value: number | null | undefined): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;
const minutes = (value: number | null | undefined) => (isTime(value) ? value * MINUTE : SMS_STANDARD_SECONDS * SECOND);

/** Whole seconds still to wait, rounded up so that the last one is seen; 0 when it is over. */
export function secondsLeft(deadline: number, now: number): number {
  // A clock set back while waiting must not make the wait longer than any can be.
  return Math.ceil(Math.min(Math.max(0, deadline - now), LONGEST) / SECOND);
}

/**
 * How far the server's clock is ahead of this device's, from one answer: `sent` and `received` on this device, `serverTime`
 * in between. Half the round trip is taken as the way back.
 */
export function clockOffset({ sent, received, serverTime }: { sent: number; received: number; serverTime: number }): number {
  return serverTime - (sent + received) / 2;
}
