const MINUTE_MS = 60_000;

/** By when a payment usually arrives, and whether that time is over; nothing where the brand states none. */
export function expectedOf(since: Date, usualMinutes: number, now: Date): { expected?: { at: number; passed: boolean } } {
  if (usualMinutes === 0) return {};
  const at = since.getTime() + usualMinutes * MINUTE_MS;
  return { expected: { at, passed: now.getTime() > at } };
}
