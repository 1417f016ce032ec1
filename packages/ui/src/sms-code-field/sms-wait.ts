import { SMS_TOO_MANY_WAIT, smsDeadline } from "@baize/domain/identity/verification/sms-deadline";

/** The server's answer to an accepted request. */
export interface SmsSent {
  /** The code is on its way, and the wait begins. */
  readonly sent: true;
  /** When the code expires, epoch milliseconds by the server's clock. */
  readonly expirationTime?: number;
  /** The same as a number of minutes from now. */
  readonly expiredMinutes?: number;
  /** The server's clock when it answered (its `Date` header, say). Makes `expirationTime` safe on a wrong device clock. */
  readonly serverTime?: number;
}
/** Who sends the code: the brand's own SMS, or a phone-code provider, which reports no expiry and takes a minute. */
export type SmsProvider = "sms" | "phone-code";

/** A wait before the next request. Instants in epoch milliseconds by the server's clock, `span` in milliseconds. */
export interface SmsWait {
  readonly deadline: number;
  readonly span: number;
  /** Server clock minus device clock, when the wait began. */
  readonly offset: number;
  readonly why: "sent" | "too-many";
}

/** The wait after a code was sent. `device` and `server` are the two clocks now; without `server` the device's clock counts. */
export function waitAfter(answer: SmsSent, provider: SmsProvider, device: number, server: number | undefined): SmsWait {
  const now = answer.serverTime ?? server ?? device;
  // A phone-code provider reports no expiry: the rule's own minute.
  const told = provider === "phone-code" ? {} : answer;
  const span = smsDeadline(told, { now, offset: 0 }) - now;
  return { deadline: now + span, span, offset: now - device, why: "sent" };
}

/** The wait after the server refused because too many codes were asked for. */
export function waitAfterTooMany(device: number, server: number | undefined, span = SMS_TOO_MANY_WAIT): SmsWait {
  const now = server ?? device;
  return { deadline: now + span, span, offset: now - device, why: "too-many" };
}

/**
 * The server's clock during a wait. `device` is a clock that may be set while we look, `steady` one that only runs forward
 * but may stop while the machine sleeps: the larger step of the two counts. A wait never gets longer than its span.
 */
export function waitClock(wait: SmsWait, device: () => number, steady: () => number, server?: () => number): () => number {
  const deviceThen = device();
  const steadyThen = steady();
  const then = Math.max(server?.() ?? deviceThen + wait.offset, wait.deadline - wait.span);
  return () => then + Math.max(device() - deviceThen, steady() - steadyThen);
}

/** The longest wait; a longer one in the storage is ignored. */
const LONGEST = 3_600_000;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Reads a stored wait after a reload; undefined for any other value. */
export function readWait(stored: string | null): SmsWait | undefined {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? "null");
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { deadline, span, offset, why }: Partial<Record<string, unknown>> = { ...value };
  if (!isNumber(deadline) || !isNumber(span) || !isNumber(offset) || span <= 0 || span > LONGEST) return undefined;
  return { deadline, span, offset, why: why === "too-many" ? "too-many" : "sent" };
}
